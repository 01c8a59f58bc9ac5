import { dayInIndia, INDIA_OFFSET_MS } from '@evmandi/contract/domain/dates';
import { Button } from '@evmandi/ui/button';
import { Checkbox } from '@evmandi/ui/checkbox';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useState } from 'react';
import type { CardChange } from './card-change.ts';
import styles from './card-screen.module.css';
import { mayWork } from './may-work.ts';
import { type CardWork, useCardChange } from './use-card.ts';

/** A UTC time as the time fields of a browser take it, by a clock in India. */
const clockInIndia = (time: string) =>
  new Date(Date.parse(time) + INDIA_OFFSET_MS).toISOString().slice(11, 16);

const number = (text: string) => {
  const plain = text.replace(/[\s,]/g, '');
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
};

/** Changes what the card says of the vehicle and its promise; only what differs is sent. */
export function EditDialog({ work, onClose }: { work: CardWork; onClose: () => void }) {
  const { card } = work;
  const [unsaved, setUnsaved] = useState(false);
  const readings = mayWork(card);
  const day = dayInIndia(card.promisedAt);
  const time = clockInIndia(card.promisedAt);
  const change = useCardChange(work, {
    check: (what) => ({
      ...(Number.isNaN(what.odometer) && { odometer: 'Enter whole kilometres, such as 8412' }),
      ...(Number.isNaN(what.battery) && { battery: 'Enter whole percent from 0 to 100' }),
      ...(what.promisedDay === '' && { promisedDay: 'Choose the day on which it is promised' }),
      ...(what.promisedTime === '' && { promisedTime: 'Choose the time at which it is promised' }),
    }),
    done: onClose,
  });

  const read = (typed: (name: string) => string): CardChange => {
    const odometer = number(typed('odometer'));
    const battery = typed('battery').trim() === '' ? null : number(typed('battery'));
    const [promisedDay, promisedTime] = [typed('promisedDay'), typed('promisedTime')];
    const [keyGiven, warranty] = [typed('keyGiven') === 'on', typed('warranty') === 'on'];
    return {
      ...(readings && odometer !== card.odometer && { odometer }),
      ...(readings && battery !== card.battery && { battery }),
      ...((promisedDay !== day || promisedTime !== time) && { promisedDay, promisedTime }),
      ...(keyGiven !== card.keyGiven && { keyGiven }),
      ...(warranty !== card.warranty && { warranty }),
    };
  };
  const send = async (what: CardChange) => {
    if (Object.keys(what).length === 0) {
      onClose();
      return undefined;
    }
    return change.send(what);
  };
  return (
    <Dialog title={`Edit card ${card.number}`} unsaved={unsaved} onClose={onClose}>
      <Form change={{ ...change, send }} read={read} onChange={() => setUnsaved(true)}>
        {readings && (
          <div className={styles.two}>
            <FormField name="odometer" label="Odometer, km">
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={card.odometer ?? ''}
                />
              )}
            </FormField>
            <FormField name="battery" label="Battery, %" optional>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={card.battery ?? ''}
                />
              )}
            </FormField>
          </div>
        )}
        <div className={styles.two}>
          <FormField name="promisedDay" label="Promised day">
            {(control) => <TextInput {...control} type="date" defaultValue={day} />}
          </FormField>
          <FormField name="promisedTime" label="Time">
            {(control) => <TextInput {...control} type="time" defaultValue={time} />}
          </FormField>
        </div>
        <Checkbox name="keyGiven" label="Owner gave the key" defaultChecked={card.keyGiven} />
        <Checkbox name="warranty" label="Warranty work" defaultChecked={card.warranty} />
        <FormFailure what="The card was not changed" />
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
