import { normalGstin } from '@evmandi/contract/domain/gstin';
import { normalPinCode } from '@evmandi/contract/domain/pin-code';
import type { Contact } from './contact.ts';
import { useDelivery } from './place-of-pin.tsx';

/** What was entered in the first step, once it is closed. */
export function ContactSummary({ contact }: { contact: Contact }) {
  const { name, phone, address, pin, gstin, poNumber } = contact;
  const { delivery } = useDelivery(pin);
  const papers = [
    gstin.trim() && `GSTIN ${normalGstin(gstin)}`,
    poNumber.trim() && `PO ${poNumber.trim()}`,
  ].filter(Boolean);
  return (
    <>
      <p>
        {name}, {phone}
      </p>
      <p>
        {address}, {delivery?.city && `${delivery.city} `}
        {normalPinCode(pin)}
      </p>
      {papers.length > 0 && <p>{papers.join(', ')}</p>}
    </>
  );
}
