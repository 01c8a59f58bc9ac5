import { counted } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { Select } from '@evmandi/ui/controls';
import { Field } from '@evmandi/ui/field';
import { useTechnicians } from '../use-technicians.ts';
import styles from './card-screen.module.css';
import { FailureLine } from './failure-line.tsx';
import { type CardWork, useCardChange } from './use-card.ts';

/** Who works on it, and who else ticked tasks of it. */
export function TechnicianCard({ work }: { work: CardWork }) {
  const { card } = work;
  const { mechanic, mayChange, stage, tasks } = card;
  const may = mayChange && stage !== 'Closed';
  const change = useCardChange(work);
  const others = new Map<string, number>();
  for (const task of tasks) {
    if (!task.mechanic || task.mechanic === mechanic) continue;
    others.set(task.mechanic, (others.get(task.mechanic) ?? 0) + task.minutes);
  }
  return (
    <Card as="section" className={styles.part} aria-labelledby="card-technician">
      <h2 className={styles.heading} id="card-technician">
        Technician
      </h2>
      {may ? <Choice work={work} change={change} /> : <p>{mechanic ?? 'Not assigned'}</p>}
      {others.size > 0 && (
        <ul className={styles.pairs}>
          {[...others].map(([name, minutes]) => (
            <li key={name} className={styles.pair}>
              {name} <span className={styles.small}>{minutes} min</span>
            </li>
          ))}
        </ul>
      )}
      <FailureLine what="The technician was not changed" change={change} />
    </Card>
  );
}

interface ChoiceProps {
  work: CardWork;
  change: ReturnType<typeof useCardChange>;
}

function Choice({ work: { card }, change }: ChoiceProps) {
  const { technicians, failed } = useTechnicians(card.mechanic);
  const chosen = technicians.find(({ name }) => name === card.mechanic);
  return (
    <Field
      label="Main technician"
      hint={
        failed
          ? 'The other names could not be read: reload to choose.'
          : chosen && `Works on ${counted(chosen.cards, 'card')}`
      }
    >
      {(control) => (
        <Select
          {...control}
          value={card.mechanic ?? ''}
          aria-busy={change.busy || undefined}
          onChange={({ target }) => void change.send({ mechanic: target.value || null })}
        >
          <option value="">Not assigned</option>
          {technicians.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
