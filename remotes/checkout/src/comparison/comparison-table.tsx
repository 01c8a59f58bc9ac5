import type { ComparedProduct } from '@evmandi/api/contract/catalog';
import { formatRate } from '@evmandi/contract/domain/money';
import { getConfig } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { IconEqualNot } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Cell, type Column, Row, RowHeader, Table } from '@evmandi/ui/table';
import { useRef } from 'react';
import { CompactHeads } from './compact-heads.tsx';
import styles from './comparison-table.module.css';
import headStyles from './product-head.module.css';
import { ProductHead } from './product-head.tsx';
import { type ComparisonRow, NOT_AVAILABLE } from './rows.ts';

interface ComparisonTableProps {
  products: readonly ComparedProduct[];
  rows: readonly ComparisonRow[];
  /** Differing rows are marked. */
  marked: boolean;
  onRemove: (id: string) => void;
}

export function ComparisonTable({ products, rows, marked, onRemove }: ComparisonTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { rupeesPerDollar } = getConfig();
  const columns: Column[] = [
    {
      label: `Prices in US dollars, converted at ${formatRate(rupeesPerDollar)}`,
      className: styles.corner,
    },
    ...products.map((product) => ({
      key: product.id,
      label: product.name,
      className: headStyles.head,
      content: <ProductHead product={product} onRemove={() => onRemove(product.id)} />,
    })),
  ];
  return (
    <Card
      as="section"
      ref={frame}
      className={styles.frame}
      aria-label="Comparison table"
      tabIndex={0}
      data-products={products.length}
    >
      <CompactHeads products={products} frame={frame} />
      <Table
        className={styles.table}
        caption="Comparison"
        columns={columns}
        parts={{ head: styles.head, row: styles.row, body: styles.body }}
        empty={
          <p className={styles.none} role="status">
            No row to show: try the other filter, or both.
          </p>
        }
      >
        {rows.map(({ name, values, differs }) => (
          <Row key={name} className={joinClasses(styles.row, marked && differs && styles.differs)}>
            <RowHeader className={styles.name}>
              <span className={styles.label}>{name}</span>
              {marked && differs && (
                <span className={styles.mark}>
                  <IconEqualNot size={14} aria-hidden />
                  Differs
                </span>
              )}
            </RowHeader>
            {values.map((value, index) => (
              <Cell
                key={products[index]?.id}
                className={joinClasses(styles.value, value === NOT_AVAILABLE && styles.missing)}
              >
                {value}
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
    </Card>
  );
}
