import { PAGE_SIZES } from '@evmandi/contract/domain/limits';
import { Button } from '@evmandi/ui/button';
import { Checkbox } from '@evmandi/ui/checkbox';
import { Select } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Field } from '@evmandi/ui/field';
import styles from '../../list/list-tools.module.css';
import { ORDER_COLUMNS, type OrderColumn } from '../columns.ts';
import type { OrdersQuery } from '../orders-query.ts';

interface Props {
  query: OrdersQuery;
  onQuery: (query: OrdersQuery) => void;
  onClose: () => void;
}

/** Which columns the list has, and how many rows a page. */
export function ColumnChoice({ query, onQuery, onClose }: Props) {
  const { hidden } = query;
  const toggle = (column: OrderColumn, on: boolean) =>
    onQuery({
      ...query,
      hidden: on ? hidden.filter((other) => other !== column) : [...hidden, column],
    });
  return (
    <Dialog
      title="Columns and rows"
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <fieldset className={styles.columns}>
        <legend className={styles.legend}>Columns beside order and status</legend>
        {Object.entries(ORDER_COLUMNS).map(([column, label]) => (
          <Checkbox
            key={column}
            label={label}
            checked={!hidden.some((one) => one === column)}
            onChange={(event) => toggle(column as OrderColumn, event.target.checked)}
          />
        ))}
      </fieldset>
      <Field label="Rows a page">
        {(control) => (
          <Select
            {...control}
            value={query.pageSize}
            onChange={(event) =>
              onQuery({ ...query, pageSize: Number(event.target.value), page: 1 })
            }
          >
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Dialog>
  );
}
