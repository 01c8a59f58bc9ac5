import { Button } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { Field, TextInput } from '@evmandi/ui/field';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconTrash } from '@evmandi/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import { type OrdersQuery, ordersSearch } from '../orders-query.ts';
import styles from './order-tools.module.css';
import { LONGEST_NAME, useSavedViews } from './view-store.ts';

interface Props {
  query: OrdersQuery;
  onClose: () => void;
}

/** Views that were saved, each a link, and the present one to be saved under a name. */
export function SavedViews({ query, onClose }: Props) {
  const { views, save, remove } = useSavedViews();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const { order: _, ...view } = query;
  const keep = () => {
    const given = name.trim();
    setProblem(given ? '' : 'Enter a name, such as "Unpaid this week"');
    if (!given) return;
    save({ name: given, search: ordersSearch({ ...view, page: 1 }) });
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
              <Link className={styles.viewName} to={links.orders + one.search} onClick={onClose}>
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
              maxLength={LONGEST_NAME}
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
