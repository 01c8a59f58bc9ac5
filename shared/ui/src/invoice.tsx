import { amountInWords } from '@evmandi/contract/domain/amount-in-words';
import { formatPaise } from '@evmandi/contract/domain/money';
import { PART_PAID } from '@evmandi/contract/domain/order-status';
import { Card } from './card.tsx';
import { HsnSummary } from './hsn-summary.tsx';
import styles from './invoice.module.css';
import { InvoiceTotals } from './invoice-totals.tsx';
import type { InvoicedOrder } from './invoiced-order.ts';
import { joinClasses } from './join-classes.ts';
import { Money } from './money.tsx';
import { Dot } from './pill.tsx';
import { supplyOf } from './place-of-supply.ts';
import { Cell, type Column, Row, RowHeader, Table } from './table.tsx';
import { Day } from './time.tsx';

const COLUMNS: Column[] = [
  { label: 'Item' },
  { label: 'Qty', className: styles.number },
  { label: 'Unit', className: styles.number },
  { label: 'Net', className: styles.number },
  { label: 'Tax', className: styles.number },
];

const METHODS = { bank_transfer: 'Bank transfer', pay_on_delivery: 'Pay on delivery' } as const;

interface InvoiceProps {
  order: InvoicedOrder;
  /** Stands on paper only. */
  printOnly?: boolean;
}

function stateOf({ status, payment, partPaid }: InvoicedOrder): string {
  if (status === 'Cancelled') return status;
  return partPaid ? PART_PAID : payment;
}

/** The mark of the site, and who sells. */
function Seller({ seller }: Pick<InvoicedOrder, 'seller'>) {
  return (
    <div className={styles.seller}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        <rect className={styles.markGround} width="40" height="40" rx="11" />
        <path className={styles.markLines} d="M9 27.5h15.5M9 20h11M9 12.5h15.5" />
        <path className={styles.markBolt} d="M31 9.5 23.5 21h5L26 31l8-12.5h-5z" />
      </svg>
      <div>
        <h3 className={styles.label}>Sold by</h3>
        <p className={styles.name}>{seller.name}</p>
        <p>{seller.place}</p>
        {seller.gstin && <p>GSTIN {seller.gstin}</p>}
      </div>
    </div>
  );
}

/** The tax invoice of an order, as it was issued. A page that holds it prints it alone. */
export function Invoice({ order, printOnly = false }: InvoiceProps) {
  const { invoice, seller, delivery, gstin, poNumber, lines, toPay } = order;
  const { place, within } = supplyOf(order);
  return (
    <Card
      as="section"
      className={joinClasses(styles.invoice, printOnly && styles.printOnly)}
      aria-labelledby="invoice"
    >
      <div className={styles.head}>
        <div className={styles.heading}>
          <h2 className={styles.title} id="invoice">
            {seller.gstin ? 'Tax invoice' : 'Invoice'}
          </h2>
          <p className={styles.sub}>
            {invoice.number}, issued <Day value={invoice.issuedAt} />
            {toPay > 0 && invoice.dueAt && (
              <>
                , due <Day value={invoice.dueAt} />
              </>
            )}
          </p>
          <Dot tone={toPay > 0 ? 'unpaid' : 'paid'}>{stateOf(order)}</Dot>
        </div>
        <Seller seller={seller} />
      </div>
      <div className={styles.parties}>
        <div>
          <h3 className={styles.label}>Bill and deliver to</h3>
          <p className={styles.name}>{delivery.name}</p>
          <p className={styles.address}>{delivery.address}</p>
          <p>
            {delivery.city} {delivery.pin}
            {delivery.country !== 'India' && `, ${delivery.country}`}
          </p>
          {gstin && <p>GSTIN {gstin}</p>}
        </div>
        <div>
          <h3 className={styles.label}>Reference</h3>
          <p>Order {order.reference}</p>
          {poNumber && <p>PO {poNumber}</p>}
          <p>{METHODS[order.paymentMethod]}</p>
          {place && (
            <p>
              Place of supply: {place.name} ({place.code})
            </p>
          )}
        </div>
      </div>
      <Table
        caption="Lines of the invoice"
        columns={COLUMNS}
        cardsBelow="36rem"
        className={styles.table}
      >
        {lines.map((line) => (
          <Row key={line.productId} className={styles.row}>
            <RowHeader className={styles.item}>
              {line.name}
              <span className={styles.sku}>
                {line.sku}
                {line.hsn && ` · HSN ${line.hsn}`}
              </span>
            </RowHeader>
            <Cell label="Qty" className={styles.number}>
              {line.quantity}
            </Cell>
            <Cell label="Unit" className={styles.number}>
              <Money paise={line.unitPrice} />
            </Cell>
            <Cell label="Net" className={styles.number}>
              <Money paise={line.net} />
            </Cell>
            <Cell label={`Tax ${line.taxRate / 100}%`} className={styles.number}>
              {formatPaise(line.tax)}
              <span className={styles.rate}>{line.taxRate / 100}%</span>
            </Cell>
          </Row>
        ))}
      </Table>
      <div className={styles.foot}>
        <div className={styles.wordsBox}>
          <h3 className={styles.label}>Amount in words</h3>
          <p className={styles.name}>{amountInWords(order.totals.total)}</p>
        </div>
        <InvoiceTotals order={order} within={within} />
      </div>
      <HsnSummary lines={lines} within={within} />
      {order.paymentMethod === 'bank_transfer' && toPay > 0 && seller.bankAccount && (
        <p className={styles.bank}>
          Pay to {seller.name}, account {seller.bankAccount}
          {seller.ifsc && `, IFSC ${seller.ifsc}`}, and name {order.reference}.
        </p>
      )}
    </Card>
  );
}
