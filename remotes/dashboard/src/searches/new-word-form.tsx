import type { AddSynonym } from '@evmandi/api/contract/searches';
import { notify } from '@evmandi/runtime';
import { TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { addedText } from './added-text.ts';
import styles from './searches.module.css';
import { addSynonym } from './send-words.ts';

const FIELDS = [
  ['phrase', 'Buyers say', 'Such as batri, or brake oil'],
  ['means', 'It means', 'What our products are called'],
] as const;

/** A phrase that nobody searched yet. */
export function NewWordForm() {
  const { revalidate } = useRevalidator();
  const [added, setAdded] = useState(0);
  const change = useChange((synonym: AddSynonym) => addSynonym(synonym), {
    done: async (answer) => {
      notify.success(addedText(answer));
      // Another form with empty fields.
      setAdded((times) => times + 1);
      await revalidate();
    },
  });
  return (
    <Form
      key={added}
      className={styles.newWord}
      change={change}
      read={(typed) => ({ phrase: typed('phrase'), means: typed('means') })}
    >
      {FIELDS.map(([name, label, hint], index) => (
        <FormField key={name} name={name} label={label} hint={hint}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              spellCheck={false}
              autoFocus={index === 0 && added > 0}
            />
          )}
        </FormField>
      ))}
      <SubmitButton className={styles.addWord}>Add</SubmitButton>
      <FormFailure what="The meaning was not added" />
    </Form>
  );
}
