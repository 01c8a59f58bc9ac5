import type { Quote } from '@evmandi/api/contract/quotes';
import { formatPrice } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { Cell, type Column, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { ProductPicture } from '../products/product-picture.tsx';
import styles from './quote-lines.module.css';

type QuoteLine = Quote['lines'][number];

const ASKED: readonly Column[] = [
  { label: 'Part' },
  { label: 'Quantity', className: styles.figure },
  { label: 'List', className: styles.figure },
];
const OFFERED: readonly Column[] = [
  ...ASKED,
  { label: 'Offer', className: styles.figure },
  { label: 'Net', className: styles.figure },
];

/** Percent that the offer is below the list price; null where it is not. */
function reductionOf({ unitPrice, offeredPrice }: QuoteLine): number | null {
  if (offeredPrice === null || offeredPrice >= unitPrice) return null;
  return Math.round(((unitPrice - offeredPrice) / unitPrice) * 100) || null;
}

export function QuoteLines({ quote: { lines, answer, number } }: { quote: Quote }) {
  return (
    <Card className={styles.card}>
      <Table
        caption={`Parts of request ${number}`}
        columns={answer ? OFFERED : ASKED}
        cardsBelow="36rem"
      >
        {lines.map((line) => {
          const { position, productId, sku, name, quantity, unitPrice, offeredPrice, note } = line;
          const price = offeredPrice ?? unitPrice;
          const reduction = reductionOf(line);
          return (
            <Row key={position} className={styles.row}>
              <RowHeader className={styles.part}>
                <ProductPicture product={line} width={128} className={styles.picture} />
                <div>
                  <Link className={styles.name} to={links.product(productId)}>
                    {name}
                  </Link>
                  <p className={styles.sku}>{sku}</p>
                  {note && <p className={styles.note}>{note}</p>}
                </div>
              </RowHeader>
              <Cell className={styles.figure} label="Quantity">
                {formatNumber(quantity)}
              </Cell>
              <Cell className={styles.figure} label="List">
                {formatPrice(unitPrice)}
              </Cell>
              {answer && line.refused && (
                <>
                  <Cell className={styles.figure} label="Offer">
                    <b>Cannot be delivered</b>
                  </Cell>
                  <Cell className={styles.figure} label="Net">
                    Not in the offer
                  </Cell>
                </>
              )}
              {answer && !line.refused && (
                <>
                  <Cell className={styles.figure} label="Offer">
                    <span>
                      <b>{formatPrice(price)}</b>
                      {reduction && <span className={styles.less}> -{reduction}%</span>}
                    </span>
                  </Cell>
                  <Cell className={styles.figure} label="Net">
                    <b>{formatPrice(price * quantity)}</b>
                  </Cell>
                </>
              )}
            </Row>
          );
        })}
      </Table>
    </Card>
  );
}
