import { formatRateOfTax, taxByHsn } from '@evmandi/contract/domain/gst-tax';
import styles from './invoice.module.css';
import type { InvoicedOrder } from './invoiced-order.ts';
import { Money } from './money.tsx';
import { Cell, type Column, Row, RowHeader, Table } from './table.tsx';

interface HsnSummaryProps {
  lines: InvoicedOrder['lines'];
  /** Whether the goods stay in the seller's state: then the tax is CGST and SGST, else IGST. */
  within: boolean;
}

/** The taxable value and the tax of each HSN code and rate (INVOICE-4); nothing where no line has a code. */
export function HsnSummary({ lines, within }: HsnSummaryProps) {
  const rows = taxByHsn(lines, within);
  if (rows.every(({ hsn }) => hsn === null)) return null;
  const kinds = within ? (['CGST', 'SGST'] as const) : (['IGST'] as const);
  const columns: Column[] = [
    { label: 'HSN' },
    { label: 'Taxable', className: styles.number },
    ...kinds.map((label) => ({ label, className: styles.number })),
  ];
  return (
    <section className={styles.summary} aria-labelledby="hsn-summary">
      <h3 className={styles.label} id="hsn-summary">
        Summary by HSN
      </h3>
      <Table
        caption="Taxable value and tax by HSN"
        columns={columns}
        cardsBelow="36rem"
        className={styles.table}
      >
        {rows.map(({ hsn, parts }) => (
          <Row key={`${hsn} ${parts[0]?.rate}`} className={styles.row}>
            <RowHeader className={styles.item}>{hsn ?? 'None'}</RowHeader>
            <Cell label="Taxable" className={styles.number}>
              <Money paise={parts[0]?.net ?? 0} />
            </Cell>
            {parts.map((part) => (
              <Cell key={part.kind} label={part.kind} className={styles.number}>
                <Money paise={part.tax} />
                <span className={styles.rate}>{formatRateOfTax(part.rate)}</span>
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
    </section>
  );
}
