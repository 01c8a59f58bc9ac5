import type { Dashboard } from '@evmandi/api/contract/dashboard';
import { centsOf, formatCentsShort, formatDollars } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { getConfig, pictureAddress } from '@evmandi/runtime';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Dot } from '@evmandi/ui/pill';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { PartCard, type usePart } from './part-card.tsx';
import styles from './products-cards.module.css';

interface Props {
  part: ReturnType<typeof usePart<'products'>>;
  live: boolean;
}

type Product = NonNullable<Dashboard['products']>['top'][number];

function Thing({ product, live }: { product: Omit<Product, 'revenue'>; live: boolean }) {
  const { id, name, category, picture } = product;
  return (
    <span className={styles.product}>
      <Media className={styles.media}>
        <Picture src={pictureAddress(picture.path)} alt="" width={52} height={42} />
      </Media>
      <span>
        {live ? (
          <Link className={styles.link} to={links.product(id)}>
            {name}
          </Link>
        ) : (
          name
        )}
        <span className={styles.category}>{category}</span>
      </span>
    </span>
  );
}

const NONE = <p>Nothing was sold in the previous 28 days.</p>;

/** Products that brought most in the previous 28 days. */
export function TopProductsCard({ part, live }: Props) {
  const { rupeesPerDollar } = getConfig();
  return (
    <PartCard part={part} title="Top products" className={styles.narrow}>
      {({ top }) =>
        top.length === 0 ? (
          NONE
        ) : (
          <ul className={styles.list}>
            {top.map((product) => (
              <li key={product.id} className={styles.entry}>
                <Thing product={product} live={live} />
                <b>{formatCentsShort(centsOf(product.revenue, rupeesPerDollar))}</b>
              </li>
            ))}
          </ul>
        )
      }
    </PartCard>
  );
}

const COLUMNS = [
  { label: 'Product' },
  { label: 'Total orders', className: styles.number },
  { label: 'Status' },
  { label: 'Price', className: styles.number },
];

/** Products that were in most orders of the previous 28 days. */
export function BestSellersCard({ part, period, live }: Props & Pick<Dashboard, 'period'>) {
  const { rupeesPerDollar } = getConfig();
  const { from, to } = period;
  return (
    <PartCard
      part={part}
      title="Best-selling products"
      className={styles.wide}
      aside={
        live && (
          <Link className={styles.details} to={links.ordersOfDays(from, to)}>
            Details<VisuallyHidden> of best-selling products: their orders</VisuallyHidden>
          </Link>
        )
      }
    >
      {({ bestSellers }) =>
        bestSellers.length === 0 ? (
          NONE
        ) : (
          <Table caption="Best-selling products" columns={COLUMNS} cardsBelow="36rem">
            {bestSellers.map((product) => (
              <Row key={product.id} className={styles.row}>
                <RowHeader>
                  <Thing product={product} live={live} />
                </RowHeader>
                <Cell label="Total orders" className={joinClasses(styles.figure, styles.number)}>
                  {live ? (
                    <Link
                      className={styles.link}
                      to={links.ordersOfDays(from, to, { q: product.name })}
                    >
                      {formatNumber(product.orders)}
                    </Link>
                  ) : (
                    formatNumber(product.orders)
                  )}
                </Cell>
                <Cell label="Status" className={styles.figure}>
                  <Dot tone={product.inStock ? 'in-stock' : 'out-of-stock'}>
                    {product.inStock ? 'Stock' : 'Stock out'}
                  </Dot>
                </Cell>
                <Cell label="Price" className={joinClasses(styles.figure, styles.number)}>
                  {formatDollars(product.price, rupeesPerDollar)}
                </Cell>
              </Row>
            ))}
          </Table>
        )
      }
    </PartCard>
  );
}
