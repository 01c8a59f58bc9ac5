// biome-ignore-all lint/a11y/noRedundantRoles: on a phone rows become grids, and browsers then drop a table's own roles
import type { ProductDetail } from '@evmandi/api/contract/catalog';
import { formatPaise } from '@evmandi/contract/domain/money';
import { getConfig } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { IconEqualNot } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import styles from './comparison-table.module.css';
import { ProductHead } from './product-head.tsx';
import { type ComparisonRow, NOT_AVAILABLE } from './rows.ts';

interface ComparisonTableProps {
  products: readonly ProductDetail[];
  rows: readonly ComparisonRow[];
  /** Differing rows are marked. */
  marked: boolean;
}

export function ComparisonTable({ products, rows, marked }: ComparisonTableProps) {
  const { rupeesPerDollar } = getConfig();
  const rate = `${formatPaise(Math.round(rupeesPerDollar * 100))} = $1.00`;
  return (
    <Card as="section" className={styles.frame} aria-label="Comparison table" tabIndex={0}>
      <table className={styles.table} role="table" data-products={products.length}>
        <thead className={styles.head} role="rowgroup">
          <tr className={styles.row} role="row">
            <th className={styles.corner} role="columnheader" scope="col">
              Prices in US dollars, converted at {rate}
            </th>
            {products.map((product) => (
              <ProductHead key={product.id} product={product} />
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {rows.map(({ name, values, differs }) => (
            <tr
              key={name}
              role="row"
              className={joinClasses(styles.row, marked && differs && styles.differs)}
            >
              <th className={styles.name} role="rowheader" scope="row">
                <span className={styles.label}>{name}</span>
                {marked && differs && (
                  <span className={styles.mark}>
                    <IconEqualNot size={14} aria-hidden />
                    Differs
                  </span>
                )}
              </th>
              {values.map((value, index) => (
                <td
                  key={products[index]?.id}
                  role="cell"
                  className={joinClasses(styles.value, value === NOT_AVAILABLE && styles.missing)}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (
        <p className={styles.none} role="status">
          No row to show: try the other filter, or both.
        </p>
      )}
    </Card>
  );
}
