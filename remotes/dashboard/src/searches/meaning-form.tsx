import type { MissedSearch } from '@evmandi/api/contract/searches';
import { notify } from '@evmandi/runtime';
import { TextInput } from '@evmandi/ui/controls';
import { focusNeighbour } from '@evmandi/ui/focus-neighbour';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { addedText } from './added-text.ts';
import styles from './searches.module.css';
import { addSynonym } from './send-words.ts';

/** What a search was meant to find, as the shop suggests it or as it is typed: one press has it found. */
export function MeaningForm({ search: { words, suggestion } }: { search: MissedSearch }) {
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLDivElement>(null);
  const change = useChange((means: string) => addSynonym({ phrase: words, means }), {
    done: async (added) => {
      notify.success(addedText(added));
      const row = form.current?.closest('tr');
      const removes = row?.querySelector<HTMLElement>('[data-removes]');
      if (removes) focusNeighbour(removes);
      await revalidate();
    },
  });
  return (
    <div ref={form}>
      <Form change={change} read={(typed) => typed('means')}>
        <div className={styles.meaning}>
          <FormField name="means" label={<VisuallyHidden>What “{words}” means</VisuallyHidden>}>
            {(control) => (
              <TextInput
                {...control}
                className={styles.input}
                autoComplete="off"
                spellCheck={false}
                placeholder="What our products are called"
                defaultValue={suggestion ?? ''}
              />
            )}
          </FormField>
          <SubmitButton className={styles.add} variant="soft">
            Add<VisuallyHidden> a meaning for {words}</VisuallyHidden>
          </SubmitButton>
        </div>
        <FormFailure what="The meaning was not added" />
      </Form>
    </div>
  );
}
