import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { TextInput } from '@evmandi/ui/controls';
import { FormField } from '@evmandi/ui/form';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconPlus, IconTrash } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { useState } from 'react';
import { focusOnMount } from '../../focus-on-mount.ts';
import styles from './new-card.module.css';
import type { FieldsProps } from './vehicle-fields.tsx';

const MOST_COMPLAINTS = 20;

/** What the owner says, one line each. */
export function ComplaintFields({ draft, set }: FieldsProps) {
  const { complaints } = draft;
  const [added, setAdded] = useState(-1);
  const line = complaints.length > 1 ? joinClasses(styles.line, styles.removable) : styles.line;
  const change = (at: number, text: string) =>
    set({ complaints: complaints.map((one, index) => (index === at ? text : one)) });
  const remove = (at: number) => {
    set({ complaints: complaints.filter((_, index) => index !== at) });
    setAdded(-1);
  };
  return (
    <Card as="section" className={styles.part} aria-labelledby="new-complaints">
      <div className={styles.bar}>
        <h2 className={styles.heading} id="new-complaints">
          Complaints
        </h2>
        {complaints.length < MOST_COMPLAINTS && (
          <Button
            size="sm"
            variant="soft"
            onClick={() => {
              set({ complaints: [...complaints, ''] });
              setAdded(complaints.length);
            }}
          >
            <IconPlus size={18} aria-hidden />
            Add complaint
          </Button>
        )}
      </div>
      {complaints.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two complaints may say the same, and none is moved
        <div key={index} className={line}>
          <FormField name={`complaints.${index}`} label={`Complaint ${index + 1}`}>
            {(control) => (
              <TextInput
                {...control}
                ref={index === added ? focusOnMount : undefined}
                autoComplete="off"
                value={text}
                onChange={({ target }) => change(index, target.value)}
              />
            )}
          </FormField>
          {complaints.length > 1 && (
            <IconButton label={`Remove complaint ${index + 1}`} onClick={() => remove(index)}>
              <IconTrash aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
    </Card>
  );
}
