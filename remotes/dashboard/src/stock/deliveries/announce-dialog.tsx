import type { AnnounceDelivery, DeliveryDetail } from '@evmandi/api/contract/deliveries';
import type { StockRow } from '@evmandi/api/contract/stock';
import { dayInIndia } from '@evmandi/contract/domain/dates';
import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { IconInfoCircle } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import dialogs from '../../orders/panel/dialogs.module.css';
import { ProductField } from '../product-field.tsx';
import { sendAnnouncement } from '../send-stock.ts';
import { wholeIn } from '../words.ts';
import { dayProblem, messages, quantityProblem } from './delivery-fields.ts';

interface Props {
  /** Already chosen. */
  product: StockRow | undefined;
  onDone: (delivery: DeliveryDetail) => void;
  onClose: () => void;
}

/** Announces a delivery of one product: from then on orders may wait for it. */
export function AnnounceDialog({ product, onDone, onClose }: Props) {
  const [row, setRow] = useState(product);
  const [unsaved, setUnsaved] = useState(false);
  const today = dayInIndia(Date.now());
  const change = useChange((delivery: AnnounceDelivery) => sendAnnouncement(delivery), {
    check: ({ productId, quantity, expectedOn }) =>
      messages({
        productId: productId ? undefined : 'Choose a product from the suggestions',
        quantity: quantityProblem(quantity),
        expectedOn: dayProblem(expectedOn, today),
      }),
    done: onDone,
  });
  return (
    <Dialog title="Announce a delivery" unsaved={unsaved} onClose={onClose}>
      <Form
        change={change}
        read={(typed) => ({
          productId: row?.product.id ?? '',
          quantity: wholeIn(typed('quantity')),
          expectedOn: typed('expectedOn'),
          note: typed('note').trim(),
        })}
        onChange={() => setUnsaved(true)}
      >
        <ProductField chosen={row} onChoose={setRow} />
        <div className={dialogs.two}>
          <FormField name="quantity" label="Pieces">
            {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" />}
          </FormField>
          <FormField name="expectedOn" label="Expected on">
            {(control) => <TextInput {...control} type="date" min={today} />}
          </FormField>
        </div>
        <FormField name="note" label="Note" optional hint="Supplier, carrier or its number">
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
        <p className={dialogs.says} role="status">
          <IconInfoCircle size={20} aria-hidden />
          <span>
            {row && row.waiting > 0
              ? `Orders wait for ${counted(row.waiting, 'piece')}: they get what arrives first.`
              : 'From now on buyers can order what is announced.'}
          </span>
        </p>
        <FormFailure what="Nothing was announced" />
        <div className={dialogs.buttons}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>Announce</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
