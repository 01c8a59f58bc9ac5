import { counted } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { Checkbox } from '@evmandi/ui/checkbox';
import { IconBuildingWarehouse } from '@evmandi/ui/icons';
import { chosenOf } from '@evmandi/ui/use-selection';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { memo, useMemo } from 'react';
import { selectInCart } from '../lines/line-operations.ts';
import { LineRows } from '../lines/line-rows.tsx';
import type { ProductLine, SupplierGroup } from '../lines/lines.ts';
import type { LineRefusal } from '../lines/read-checks.ts';
import { CartBlock } from './cart-block.tsx';
import lineStyles from './cart-line.module.css';
import styles from './supplier-lines.module.css';
import { type ShownRows, showsAlike } from './use-many-lines.ts';

interface SupplierLinesProps {
  group: SupplierGroup;
  rows: ShownRows;
  selected: ReadonlySet<string>;
  refusalOf: (line: ProductLine) => LineRefusal | null;
}

/** Whether a group shows the same: of the selection, its own lines alone count. */
function isSame(before: SupplierLinesProps, now: SupplierLinesProps): boolean {
  const { group, rows, selected, refusalOf } = now;
  return (
    before.refusalOf === refusalOf &&
    showsAlike({ lines: before.group.lines, rows: before.rows }, { lines: group.lines, rows }) &&
    group.lines.every(({ id }) => before.selected.has(id) === selected.has(id))
  );
}

/** Memoised: a press in one group leaves the others alone. */
export const SupplierLines = memo(function SupplierLines(props: SupplierLinesProps) {
  const { group, rows, selected, refusalOf } = props;
  const { supplier, lines } = group;
  const { shown } = rows;
  const visible = useMemo(() => lines.filter(({ id }) => shown.has(id)), [lines, shown]);
  if (visible.length === 0) return null;
  const ids = lines.map(({ id }) => id);
  const chosen = chosenOf(ids, selected);
  const all = counted(lines.length, 'line');
  return (
    <Card as="section" className={styles.group} aria-label={`Supplier ${supplier}`}>
      <div className={styles.head}>
        <Checkbox
          className={lineStyles.check}
          label={<VisuallyHidden>Select all from {supplier}</VisuallyHidden>}
          checked={chosen === 'all'}
          indeterminate={chosen === 'some'}
          onChange={() => selectInCart(ids, chosen !== 'all')}
        />
        <IconBuildingWarehouse aria-hidden />
        <h2 className={styles.supplier}>{supplier}</h2>
        <p className={styles.count}>
          {visible.length < lines.length ? `${visible.length} of ${all}` : all}
        </p>
      </div>
      <LineRows lines={visible}>
        {(some) => <CartBlock lines={some} rows={rows} refusalOf={refusalOf} />}
      </LineRows>
    </Card>
  );
}, isSame);
