import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Field } from '@evmandi/ui/field';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconTrash } from '@evmandi/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './list-tools.module.css';
import { LONGEST_NAME, type UseSavedViews } from './view-store.ts';

interface Props {
  useViews: UseSavedViews;
  /** Path of the list. */
  path: string;
  /** Search part of the present view, without page and panel. */
  present: string;
  /** "Unpaid this week". */
  example: string;
  onClose: () => void;
}

/** What is wrong with the name of a view, with its remedy; empty where nothing is. */
function nameProblem(name: string, example: string): string {
  if (!name) return `Enter a name, such as "${example}"`;
  return name.length > LONGEST_NAME ? `A name has ${LONGEST_NAME} characters or fewer` : '';
}

/** Views that were saved, each a link, and the present one to be saved under a name. */
export function SavedViews({ useViews, path, present, example, onClose }: Props) {
  const { views, save, remove } = useViews();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const keep = () => {
    const given = name.trim();
    const wrong = nameProblem(given, example);
    setProblem(wrong);
    if (wrong) return;
    save({ name: given, search: present });
    setName('');
  };
  return (
    <Dialog
      title="Saved views"
      description="Filters, sort and columns of this list, kept in this browser."
      onClose={onClose}
    >
      {views.length === 0 ? (
        <p className={styles.none}>No view is saved yet.</p>
      ) : (
        <ul className={styles.views}>
          {views.map((one) => (
            <li key={one.name} className={styles.view}>
              <Link className={styles.viewName} to={path + one.search} onClick={onClose}>
                {one.name}
              </Link>
              <IconButton label={`Delete view ${one.name}`} onClick={() => remove(one.name)}>
                <IconTrash aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.keep}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <Field label="Save the present view as" error={problem}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit">Save</Button>
      </form>
    </Dialog>
  );
}
