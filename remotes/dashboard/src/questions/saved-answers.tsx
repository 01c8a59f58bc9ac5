import type { SavedAnswers as Saved } from '@evmandi/api/contract/saved-answers';
import { http, read, visitorText } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Select } from '@evmandi/ui/controls';
import { Field } from '@evmandi/ui/field';
import { useChange } from '@evmandi/ui/use-change';
import { useRead } from '@evmandi/ui/use-read';
import { useState } from 'react';
import styles from './question-answer.module.css';

const PATH = '/admin/saved-answers';
/** Of a text that is longer than a line. */
const MOST_SHOWN = 70;

const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)} ...` : line;
};

interface Props {
  /** What is typed. */
  text: string;
  onText: (text: string) => void;
}

/** Texts that any of the staff saved: one is put behind what is typed, what is typed is saved as another. */
export function SavedAnswers({ text, onText }: Props) {
  const reading = useRead(PATH, (signal) => read<Saved>(PATH, { signal }));
  const [chosen, setChosen] = useState('');
  const save = useChange(
    async (typed: string) => (await http.post<Saved>(PATH, { text: typed })).data,
  );
  const remove = useChange(
    async (id: string) => (await http.delete<Saved>(`/admin/saved-answers/${id}`)).data,
    {
      done: () => setChosen(''),
    },
  );
  const [newest, setNewest] = useState<Saved>();
  const take = async (answer: Promise<Saved | undefined>) => {
    const now = await answer;
    if (now) setNewest(now);
  };
  const { answers = [] } = newest ?? reading.data ?? {};
  const typed = text.trim();
  const isSaved = answers.some((known) => known.text === typed);
  const why =
    save.failure ||
    Object.values(save.problems).join(' ') ||
    remove.failure ||
    (reading.error ? visitorText(reading.error) : '');
  const use = (id: string) => {
    setChosen(id);
    const found = answers.find((known) => known.id === id);
    if (found) onText(typed === '' ? found.text : `${text.trimEnd()}\n${found.text}`);
  };
  return (
    <div className={styles.saved}>
      {answers.length > 0 && (
        <div className={styles.choice}>
          <Field label="Use a saved answer">
            {(control) => (
              <Select {...control} value={chosen} onChange={({ target }) => use(target.value)}>
                <option value="">Choose one</option>
                {answers.map((known) => (
                  <option key={known.id} value={known.id}>
                    {shortened(known.text)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
      <Button
        size="sm"
        variant="secondary"
        busy={save.busy}
        disabled={typed === '' || isSaved}
        onClick={() => void take(save.send(typed))}
      >
        {isSaved ? 'Saved for later' : 'Save this answer'}
      </Button>
      {chosen && (
        <Button
          size="sm"
          variant="secondary"
          busy={remove.busy}
          onClick={() => void take(remove.send(chosen))}
        >
          Remove it from the saved
        </Button>
      )}
      {why && (
        <p className={styles.failure} role="alert">
          Saved answers: {why}
        </p>
      )}
    </div>
  );
}
