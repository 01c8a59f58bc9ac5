import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { Checkbox } from '@evmandi/ui/checkbox';
import { TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { IconPlus } from '@evmandi/ui/icons';
import { useState } from 'react';
import { focusOnMount } from '../../focus-on-mount.ts';
import styles from './card-screen.module.css';
import { FailureLine } from './failure-line.tsx';
import { mayWork } from './may-work.ts';
import { type CardWork, useCardChange } from './use-card.ts';

/** The checklist: what is done is ticked, by whom and how long it takes. */
export function TasksCard({ work }: { work: CardWork }) {
  const { tasks } = work.card;
  const [adding, setAdding] = useState(false);
  const change = useCardChange(work);
  const may = mayWork(work.card);
  const done = tasks.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Card as="section" className={styles.part} aria-labelledby="card-tasks">
      <div className={styles.bar}>
        <h2 className={styles.heading} id="card-tasks">
          {tasks.length === 0 ? 'Tasks' : `Tasks, ${done} of ${tasks.length} done`}
        </h2>
        {may && !adding && (
          <Button size="sm" variant="soft" onClick={() => setAdding(true)}>
            <IconPlus size={18} aria-hidden />
            Add task
          </Button>
        )}
      </div>
      {tasks.length > 0 ? (
        <>
          <progress
            className={styles.progress}
            value={done}
            max={tasks.length}
            aria-label="Tasks done"
          />
          <ul aria-busy={change.busy || undefined}>
            {tasks.map(({ position, text, minutes, doneAt, mechanic }) => (
              <li key={position} className={styles.row}>
                <Checkbox
                  className={`${styles.grow} ${doneAt ? styles.done : ''}`}
                  label={text}
                  checked={doneAt !== null}
                  disabled={!may}
                  onChange={({ target }) =>
                    void change.send({ tasks: [{ position, done: target.checked }] })
                  }
                />
                <span className={styles.small}>
                  {mechanic && `${mechanic}, `}
                  {minutes} min
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.none}>No task is put down yet.</p>
      )}
      <FailureLine what="The task was not ticked" change={change} />
      {adding && <NewTask work={work} onClose={() => setAdding(false)} />}
    </Card>
  );
}

const wholeNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

function NewTask({ work, onClose }: { work: CardWork; onClose: () => void }) {
  const change = useCardChange(work, {
    check: ({ task }) => ({
      ...(!task?.text && { 'task.text': 'Enter the task' }),
      ...(!(task && task.minutes >= 1 && task.minutes <= 1000) && {
        'task.minutes': 'Enter minutes from 1 to 1,000, such as 30',
      }),
    }),
    done: onClose,
  });
  return (
    <Form
      className={styles.form}
      change={change}
      read={(typed) => ({
        task: {
          text: typed('task.text').trim(),
          minutes: wholeNumber(typed('task.minutes')),
        },
      })}
    >
      <div className={styles.two}>
        <FormField name="task.text" label="Task">
          {(control) => <TextInput {...control} autoComplete="off" ref={focusOnMount} />}
        </FormField>
        <FormField name="task.minutes" label="Minutes">
          {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" />}
        </FormField>
      </div>
      <FormFailure what="The task was not added" />
      <div className={styles.buttons}>
        <Button size="sm" variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton size="sm">Add</SubmitButton>
      </div>
    </Form>
  );
}
