import type { Customer } from '@evmandi/api/contract/admin-customers';
import { http, notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Moment } from '@evmandi/ui/time';
import { useChange } from '@evmandi/ui/use-change';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import styles from './customer-panel.module.css';

interface Props {
  customer: Customer;
  addressOf: (number: string) => string;
  /** With the customer as they are now. */
  onSaved: (customer: Customer) => void;
}

const counted = (count: number, noun: string) => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);

/** Takes back the merge of a customer into another one. Resolves to that other one. */
export const undoMerge = async (number: string): Promise<Customer> =>
  (await http.post<Customer>(`/admin/customers/${encodeURIComponent(number)}/merge/undo`)).data;

/** Whose the records are: those in doubt, and customers that were merged (CUSTOMER-4, CUSTOMER-5). */
export function CustomerStanding({ customer, addressOf, onSaved }: Props) {
  const { mergedInto, merged, doubt } = customer;
  const undoing = useChange(undoMerge, {
    done: (target, number) => {
      notify.success(`${number} is a customer of its own again`);
      onSaved(target);
    },
  });
  if (!mergedInto && !doubt && merged.length === 0) return null;
  return (
    <>
      {mergedInto && (
        <section className={styles.notice} aria-label="Merged">
          <p>
            This customer was merged into{' '}
            <Link className={styles.link} to={addressOf(mergedInto)} replace preventScrollReset>
              {mergedInto}
            </Link>
            , who has all orders and requests now.
          </p>
        </section>
      )}
      {doubt && <Doubt customer={customer} doubt={doubt} onSaved={onSaved} />}
      {merged.length > 0 && (
        <section className={styles.notice} aria-label="Merged into this customer">
          <h3 className={styles.heading}>Merged into this customer</h3>
          <ul className={styles.merged}>
            {merged.map(({ number, name, at, by }) => (
              <li key={number} className={styles.mergedOne}>
                <span>
                  {number} {name}
                  <span className={styles.small}>
                    {' '}
                    <Moment value={at} />, {by}
                  </span>
                </span>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Undo the merge of ${number}`}
                  busy={undoing.busy}
                  onClick={() => void undoing.send(number)}
                >
                  Undo
                </Button>
              </li>
            ))}
          </ul>
          {undoing.failure && (
            <p className={styles.failure} role="alert">
              It could not be undone: {undoing.failure}
            </p>
          )}
        </section>
      )}
    </>
  );
}

interface DoubtProps extends Pick<Props, 'customer' | 'onSaved'> {
  doubt: NonNullable<Customer['doubt']>;
}

/** Records that other people placed: staff look through them, and say that they are right. */
function Doubt({ customer, doubt, onSaved }: DoubtProps) {
  const { number, version, account } = customer;
  const settling = useChange(
    async () =>
      (
        await http.post<Customer>(`/admin/customers/${encodeURIComponent(number)}/doubt/settle`, {
          version,
        })
      ).data,
    {
      done: (now) => {
        notify.success(`The records of ${number} are settled`);
        onSaved(now);
      },
    },
  );
  const parts = [
    doubt.orders > 0 && counted(doubt.orders, 'order'),
    doubt.quotes > 0 && counted(doubt.quotes, 'request'),
  ].filter(Boolean);
  return (
    <section className={styles.notice} aria-label="May be somebody else’s">
      <h3 className={styles.heading}>May be somebody else’s</h3>
      <p>
        {parts.join(' and ')}{' '}
        {account
          ? `came under this e-mail address from people who were not signed in as ${account.username}.`
          : 'came from people who were signed in, to a customer without an account.'}{' '}
        <Link className={styles.link} to={links.ordersOfCustomer(number)}>
          Look through the orders
        </Link>
      </p>
      <Button
        size="sm"
        variant="secondary"
        busy={settling.busy}
        onClick={() => void settling.send(undefined)}
      >
        All are this customer’s
      </Button>
      {settling.failure && (
        <p className={styles.failure} role="alert">
          It was not settled: {settling.failure}
        </p>
      )}
    </section>
  );
}
