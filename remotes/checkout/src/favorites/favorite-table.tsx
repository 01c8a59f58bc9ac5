// biome-ignore-all lint/a11y/noRedundantRoles: on a phone rows become grids, and browsers then drop a table's own roles
import { Card } from '@evmandi/ui/card';
import { Checkbox } from '@evmandi/ui/field';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { ProductLine } from '../lines/lines.ts';
import { FavoriteRow } from './favorite-row.tsx';
import styles from './favorite-table.module.css';

interface FavoriteTableProps {
  lines: readonly ProductLine[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onRemove: (id: string) => void;
}

function taxNote(lines: readonly ProductLine[]): string {
  const rates = new Set(lines.map((line) => line.product.taxRate));
  const [rate] = rates;
  const tax = rates.size === 1 && rate !== undefined ? `${rate / 100} % tax` : 'tax';
  return `Net prices without tax; gross includes ${tax}.`;
}

export function FavoriteTable({ lines, selected, onSelect, onRemove }: FavoriteTableProps) {
  const chosen = lines.filter((line) => selected.has(line.id)).length;
  const select = (id: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    onSelect(next);
  };
  return (
    <>
      <Card className={styles.frame}>
        <table className={styles.table} role="table" data-chosen={chosen > 0 || undefined}>
          <caption className={styles.caption}>
            <VisuallyHidden>Favorite products</VisuallyHidden>
          </caption>
          <thead className={styles.head} role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col" className={styles.checkCell}>
                <VisuallyHidden>Selection</VisuallyHidden>
                <Checkbox
                  className={`${styles.check} ${styles.checkAll}`}
                  label={<VisuallyHidden>Select all favorites</VisuallyHidden>}
                  checked={chosen === lines.length}
                  ref={(box) => {
                    if (box) box.indeterminate = chosen > 0 && chosen < lines.length;
                  }}
                  onChange={() =>
                    onSelect(new Set(chosen < lines.length ? lines.map(({ id }) => id) : []))
                  }
                />
              </th>
              <th role="columnheader" scope="col" className={styles.title}>
                Product
              </th>
              <th role="columnheader" scope="col" className={styles.title}>
                Quantity and unit
              </th>
              <th role="columnheader" scope="col" className={styles.title}>
                Availability
              </th>
              <th role="columnheader" scope="col" className={`${styles.title} ${styles.right}`}>
                Price
              </th>
              <th role="columnheader" scope="col" className={styles.title}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody className={styles.body} role="rowgroup">
            {lines.map((line) => (
              <FavoriteRow
                key={line.id}
                line={line}
                selected={selected.has(line.id)}
                onSelect={(on) => select(line.id, on)}
                onRemove={() => onRemove(line.id)}
              />
            ))}
          </tbody>
        </table>
      </Card>
      <p className={styles.note}>{taxNote(lines)}</p>
    </>
  );
}
