import { counted } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { Checkbox } from '@evmandi/ui/checkbox';
import { Select, TextInput } from '@evmandi/ui/controls';
import { FormField } from '@evmandi/ui/form';
import type { ReactNode } from 'react';
import { useTechnicians } from '../use-technicians.ts';
import { promisedDayOf } from './card-request.ts';
import styles from './new-card.module.css';
import type { FieldsProps } from './vehicle-fields.tsx';

/** Who does it until when. */
export function PlanFields({ draft, set, children }: FieldsProps & { children: ReactNode }) {
  const { technicians, failed } = useTechnicians(draft.mechanic);
  const chosen = technicians.find(({ name }) => name === draft.mechanic);
  return (
    <Card as="section" className={styles.part} aria-labelledby="new-plan">
      <h2 className={styles.heading} id="new-plan">
        Plan
      </h2>
      <FormField
        name="mechanic"
        label="Technician"
        hint={
          failed
            ? 'The names could not be read: choose one on the card later.'
            : chosen
              ? counted(chosen.cards, 'open card')
              : 'May be chosen later'
        }
      >
        {(control) => (
          <Select
            {...control}
            value={draft.mechanic}
            onChange={({ target }) => set({ mechanic: target.value })}
          >
            <option value="">Not assigned</option>
            {technicians.map(({ name, cards }) => (
              <option key={name} value={name}>
                {name}, {counted(cards, 'card')}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <div className={styles.two}>
        <FormField name="promisedDay" label="Promised day">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={promisedDayOf(draft)}
              onChange={({ target }) => set({ promisedDay: target.value })}
            />
          )}
        </FormField>
        <FormField name="promisedTime" label="Time">
          {(control) => (
            <TextInput
              {...control}
              type="time"
              value={draft.promisedTime}
              onChange={({ target }) => set({ promisedTime: target.value })}
            />
          )}
        </FormField>
      </div>
      <Checkbox
        label="Owner gave the key"
        checked={draft.keyGiven}
        onChange={({ target }) => set({ keyGiven: target.checked })}
      />
      <Checkbox
        label="Warranty work"
        checked={draft.warranty}
        onChange={({ target }) => set({ warranty: target.checked })}
      />
      <div className={styles.submit}>{children}</div>
    </Card>
  );
}
