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
import { type ComparisonRow, groupedRows, NOT_AVAILABLE } from './rows.ts';

interface ComparisonTableProps {
  products: readonly ComparedProduct[];
  rows: readonly ComparisonRow[];
  /** Differing rows are marked. */
  marked: boolean;
  onRemove: (id: string) => void;
}

interface ValueRowProps extends Pick<ComparisonTableProps, 'products' | 'marked'> {
  row: ComparisonRow;
}

function ValueRow({ row: { name, values, differs }, products, marked }: ValueRowProps) {
  return (
    <Row className={joinClasses(styles.row, marked && differs && styles.differs)}>
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
  );
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
        {groupedRows(rows, products).flatMap(({ category, rows: own }) => [
          category !== null && (
            <Row key={`only ${category}`} className={styles.row}>
              <RowHeader className={styles.group} colSpan={products.length + 1}>
                {category} only
              </RowHeader>
            </Row>
          ),
          ...own.map((each) => (
            <ValueRow key={each.name} row={each} products={products} marked={marked} />
          )),
        ])}
      </Table>
    </Card>
  );
}
