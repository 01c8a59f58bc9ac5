import type { Customer } from '@evmandi/api/contract/admin-customers';
import { CUSTOMER_STATUSES } from '@evmandi/contract/domain/customer-status';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Select } from '@evmandi/ui/controls';
import { links } from '../../links.ts';
import styles from './customer-panel.module.css';
import { valuesOf } from './customer-values.ts';
import { useCustomerChange } from './use-customer-change.tsx';

interface Props {
  customer: Customer;
  onSaved: (customer: Customer) => void;
  onEdit: () => void;
  onMerge: () => void;
}

/** Where the orders are, the status, changed at once, and the form for the rest. */
export function CustomerFoot({ customer, onSaved, onEdit, onMerge }: Props) {
  const { number, orderCount, status, account, mergedInto } = customer;
  const { change, dialog } = useCustomerChange(onSaved);
  // Its records are with the other one, and a change would be refused.
  if (mergedInto) return null;
  const why = change.failure || Object.values(change.problems).join(' ');
  return (
    <>
      {orderCount > 0 && (
        <ButtonLink variant="secondary" to={links.ordersOfCustomer(number)}>
          {orderCount === 1 ? 'See 1 order' : `See ${formatNumber(orderCount)} orders`}
        </ButtonLink>
      )}
      <Select
        className={styles.status}
        aria-label="Status"
        value={status}
        aria-busy={change.busy || undefined}
        onChange={({ target }) =>
          void change.send({
            read: customer,
            values: { ...valuesOf(customer), status: target.value },
          })
        }
      >
        {CUSTOMER_STATUSES.map((one) => (
          <option key={one} value={one}>
            Status: {one}
          </option>
        ))}
      </Select>
      {!account && (
        <Button variant="secondary" onClick={onMerge}>
          Merge
        </Button>
      )}
      <Button onClick={onEdit}>Edit customer</Button>
      {why && (
        <p className={styles.failure} role="alert">
          The status was not changed: {why}
        </p>
      )}
      {dialog}
    </>
  );
}
