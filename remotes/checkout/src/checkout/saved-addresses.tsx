import type { AddressList, SavedAddress } from '@evmandi/api/contract/addresses';
import { http, read, visitorText } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Select } from '@evmandi/ui/controls';
import { Field } from '@evmandi/ui/field';
import { useChange } from '@evmandi/ui/use-change';
import { useRead } from '@evmandi/ui/use-read';
import { Notice } from '../notice.tsx';
import type { Contact, ContactField } from './contact.ts';
import styles from './saved-addresses.module.css';

const asContact = ({ id: _, gstin, ...address }: SavedAddress): Partial<Contact> => ({
  ...address,
  gstin: gstin ?? '',
});

const isSame = (address: Partial<Contact>, contact: Contact): boolean =>
  (Object.keys(address) as ContactField[]).every((field) => address[field] === contact[field]);

const removeAddress = async (id: string) =>
  (await http.delete<AddressList>(`/addresses/${encodeURIComponent(id)}`)).data;

interface SavedAddressesProps {
  userId: string;
  contact: Contact;
  onChoose: (address: Partial<Contact>) => void;
}

/** The account's saved addresses to choose from. The one that the form holds is chosen. */
export function SavedAddresses({ userId, contact, onChoose }: SavedAddressesProps) {
  const { data, error } = useRead(`addresses of ${userId}`, (signal) =>
    read<AddressList>('/addresses', { signal }),
  );
  const removing = useChange(removeAddress);
  const addresses = removing.answer?.addresses ?? data?.addresses ?? [];
  const chosenId = addresses.find((address) => isSame(asContact(address), contact))?.id ?? '';
  const choose = (id: string) => {
    const address = addresses.find((one) => one.id === id);
    if (address) onChoose(asContact(address));
  };

  if (error) {
    return (
      <Notice tone="info" className={styles.box}>
        Your saved addresses could not be read: {visitorText(error)}
      </Notice>
    );
  }
  if (addresses.length === 0) return null;
  return (
    <div className={styles.box}>
      <Field label="Saved addresses">
        {(control) => (
          <Select {...control} value={chosenId} onChange={(event) => choose(event.target.value)}>
            <option value="">Choose an address</option>
            {addresses.map(({ id, name, address, pin }) => (
              <option key={id} value={id}>
                {name}, {address}, {pin}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {chosenId && (
        <Button
          variant="ghost"
          size="sm"
          busy={removing.busy}
          onClick={() => void removing.send(chosenId)}
        >
          Remove from my saved addresses
        </Button>
      )}
      {removing.failure && (
        <Notice tone="error" role="alert">
          {removing.failure}
        </Notice>
      )}
    </div>
  );
}
