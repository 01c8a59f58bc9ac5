import { counted, formatNumber } from '@evmandi/contract/domain/numbers';
import { Pager } from '@evmandi/ui/pager';
import { Stars } from '@evmandi/ui/stars';
import { Day } from '@evmandi/ui/time';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useLocation } from 'react-router-dom';
import type { ShownDetail } from '../shopping/shown-product.ts';
import { FailedBlock } from './failed-block.tsx';
import type { ProductData } from './product-loader.ts';
import { reviewsSearch } from './product-tab.ts';
import styles from './reviews.module.css';

/** Reviews on a page, as the API counts them. */
const PAGE_SIZE = 10;

function StarCounts({ product }: { product: ShownDetail }) {
  return (
    <dl className={styles.counts}>
      {product.stars.map(({ stars, count }) => (
        <div key={stars} className={styles.count}>
          <dt>{counted(stars, 'star')}</dt>
          <dd className={styles.bar}>
            <meter
              className={styles.meter}
              min={0}
              max={product.reviews}
              value={count}
              aria-label={`Share of ${stars} stars`}
            />
            <span className={styles.number}>{formatNumber(count)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ReviewsProps {
  product: ShownDetail;
  /** Another page than the first. */
  other: ProductData['reviews'];
}

export function Reviews({ product, other }: ReviewsProps) {
  const { pathname } = useLocation();
  if (product.reviews === 0) {
    return <p className={styles.none}>Nobody has reviewed this product yet.</p>;
  }
  if (other && 'failure' in other) return <FailedBlock title="Reviews" failure={other.failure} />;
  const reviews = other?.reviews ?? product.recentReviews;
  return (
    <div className={styles.reviews}>
      <div>
        <p className={styles.rating}>
          {product.rating.toFixed(1)}
          <VisuallyHidden> out of 5</VisuallyHidden>
        </p>
        <p className={styles.summary}>
          <Stars rating={product.rating} bare />
          {counted(product.reviews, 'review')}
        </p>
        <StarCounts product={product} />
      </div>
      <div>
        {reviews.length === 0 && <p className={styles.none}>There are no reviews on this page.</p>}
        <ul>
          {reviews.map(({ id, author, rating, text, date, delivered, vehicle }) => (
            <li key={id} className={styles.review}>
              <p className={styles.head}>
                <Stars rating={rating} />
                <b className={styles.author}>{author}</b>
                {delivered && <span className={styles.delivered}>Delivered order</span>}
                {vehicle && <span>{vehicle}</span>}
                <Day value={date} />
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
        <Pager
          page={other?.page.page ?? 1}
          pages={other?.page.pages ?? Math.ceil(product.reviews / PAGE_SIZE)}
          hrefFor={(page) => `${pathname}${reviewsSearch(page)}`}
        />
      </div>
    </div>
  );
}
