import { counted } from '@evmandi/contract/domain/numbers';
import { cart } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { Checkbox } from '@evmandi/ui/field';
import { IconBuildingWarehouse } from '@evmandi/ui/icons';
import { Money, OldPrice } from '@evmandi/ui/money';
import { chosenOf } from '@evmandi/ui/use-selection';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { LineItem } from '../lines/line-item.tsx';
import { setQuantity } from '../lines/line-operations.ts';
import { amountsOf, type ProductLine, type SupplierGroup } from '../lines/lines.ts';
import styles from './supplier-lines.module.css';

interface SupplierLinesProps {
  group: SupplierGroup;
  /** The lines that the search leaves. */
  shown: readonly ProductLine[];
  selected: ReadonlySet<string>;
  onSelect: (ids: string[], on: boolean) => void;
  onRemove: (id: string) => void;
}

export function SupplierLines({ group, shown, selected, onSelect, onRemove }: SupplierLinesProps) {
  if (shown.length === 0) return null;
  const { supplier, lines } = group;
  const ids = lines.map(({ id }) => id);
  const chosen = chosenOf(ids, selected);
  const all = counted(lines.length, 'line');
  return (
    <Card as="section" className={styles.group} aria-label={`Supplier ${supplier}`}>
      <div className={styles.head}>
        <Checkbox
          className={styles.check}
          label={<VisuallyHidden>Select all from {supplier}</VisuallyHidden>}
          checked={chosen === 'all'}
          indeterminate={chosen === 'some'}
          onChange={() => onSelect(ids, chosen !== 'all')}
        />
        <IconBuildingWarehouse aria-hidden />
        <h2 className={styles.supplier}>{supplier}</h2>
        <p className={styles.count}>
          {shown.length < lines.length ? `${shown.length} of ${all}` : all}
        </p>
      </div>
      <ul>
        {shown.map((line) => (
          <LineItem
            key={line.id}
            line={line}
            heading="h3"
            selected={selected.has(line.id)}
            lead={
              <Checkbox
                className={styles.check}
                label={<VisuallyHidden>Select {line.product.name}</VisuallyHidden>}
                checked={selected.has(line.id)}
                onChange={(event) => onSelect([line.id], event.target.checked)}
              />
            }
            price={<LinePrice line={line} />}
            onQuantity={(quantity) => setQuantity(cart, line.id, quantity)}
            onRemove={() => onRemove(line.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

function LinePrice({ line }: { line: ProductLine }) {
  const { net, before } = amountsOf(line);
  return (
    <>
      <Money className={styles.price} paise={net} />
      <OldPrice className={styles.original} paise={before} now={net} />
    </>
  );
}
