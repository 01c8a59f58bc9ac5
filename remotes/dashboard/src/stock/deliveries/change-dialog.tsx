import type {
  AnnouncedDelivery,
  ChangeDelivery,
  DeliveryDetail,
} from '@evmandi/api/contract/deliveries';
import { dayInIndia, formatDay } from '@evmandi/contract/domain/dates';
import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { Checkbox } from '@evmandi/ui/checkbox';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { ConflictDialog } from '../../clash/conflict-dialog.tsx';
import { useStaleList } from '../../clash/use-stale-list.ts';
import dialogs from '../../orders/panel/dialogs.module.css';
import { sendDeliveryChange } from '../send-stock.ts';
import { wholeIn } from '../words.ts';
import { changesOf, clashesOf, type DeliveryFields, settled } from './delivery-change.ts';
import { dayProblem, messages, quantityProblem } from './delivery-fields.ts';

type Typed = Omit<ChangeDelivery, 'version'>;

interface Props {
  delivery: AnnouncedDelivery;
  onDone: (delivery: DeliveryDetail) => void;
  onClose: () => void;
}

/** Changes what is to come of a delivery, or says that nothing more will. */
export function ChangeDialog({ delivery, onDone, onClose }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  const [clash, setClash] = useState<{ typed: Typed; now: AnnouncedDelivery }>();
  useStaleList(clash);
  const today = dayInIndia(Date.now());
  const change = useChange(
    ({ typed, read }: { typed: Typed; read: AnnouncedDelivery }) =>
      sendDeliveryChange(read, { ...typed, version: read.version }),
    {
      check: ({ typed: { quantity, expectedOn, note, close }, read }) => {
        if ([quantity, expectedOn, note, close].every((value) => value === undefined)) {
          return { quantity: 'Nothing differs from what is announced: change something first' };
        }
        const few =
          quantity !== undefined && quantity < read.arrived
            ? `${counted(read.arrived, 'piece')} have arrived already: enter those or more`
            : undefined;
        return messages({
          quantity: quantity === undefined ? undefined : (quantityProblem(quantity) ?? few),
          expectedOn: expectedOn === undefined ? undefined : dayProblem(expectedOn, today),
        });
      },
      done: (outcome, { typed }) => {
        if ('done' in outcome) onDone(outcome.done);
        else setClash({ typed, now: outcome.conflict });
      },
    },
  );
  return (
    <>
      {clash && (
        <ConflictDialog
          key={clash.now.version}
          title={`Somebody changed delivery ${clash.now.number}`}
          description="Nothing of yours is lost: choose what holds."
          theirs={`Delivery ${clash.now.number} now`}
          clashes={clashesOf(clash.typed, clash.now)}
          change={change}
          onSettle={(chosen) => {
            const left = settled(clash.typed, clash.now, chosen);
            if (left) void change.send({ typed: left, read: clash.now });
            else onClose();
          }}
          onBack={() => setClash(undefined)}
        />
      )}
      <Dialog
        title={`Change delivery ${delivery.number}`}
        description={`${delivery.product.name}, ${delivery.product.sku}: ${delivery.arrived} of ${counted(delivery.quantity, 'piece')} have arrived, expected on ${formatDay(delivery.expectedOn)}.`}
        unsaved={unsaved}
        onClose={onClose}
      >
        <Form
          change={{ ...change, send: (typed: Typed) => change.send({ typed, read: delivery }) }}
          read={(typed) => {
            const fields: DeliveryFields = {
              quantity: wholeIn(typed('quantity')),
              expectedOn: typed('expectedOn'),
              note: typed('note').trim(),
              close: typed('close') === 'on',
            };
            return changesOf(fields, delivery);
          }}
          onChange={() => setUnsaved(true)}
        >
          <div className={dialogs.two}>
            <FormField name="quantity" label="Pieces" hint="All of it, with what has arrived">
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={delivery.quantity}
                />
              )}
            </FormField>
            <FormField name="expectedOn" label="Expected on">
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  min={today}
                  defaultValue={delivery.expectedOn}
                />
              )}
            </FormField>
          </div>
          <FormField name="note" label="Note" optional>
            {(control) => (
              <TextInput {...control} autoComplete="off" defaultValue={delivery.note ?? ''} />
            )}
          </FormField>
          <Checkbox name="close" label="Nothing more of it will come" />
          <FormFailure what="The delivery was not changed" />
          <div className={dialogs.buttons}>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton>Save changes</SubmitButton>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
