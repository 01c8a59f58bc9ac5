import type { ProductDetail } from '@evmandi/api/contract/catalog';
import { Stars } from '@evmandi/ui/stars';
import { formatDayOf } from '../format-day.ts';
import styles from './reviews.module.css';

export function Reviews({ product }: { product: ProductDetail }) {
  if (product.reviews === 0) {
    return <p className={styles.none}>Nobody has reviewed this product yet.</p>;
  }
  return (
    <>
      <p className={styles.summary}>
        <Stars rating={product.rating} reviews={product.reviews} />
        {product.recentReviews.length < product.reviews && (
          <span>The latest {product.recentReviews.length} of them</span>
        )}
      </p>
      <ul className={styles.list}>
        {product.recentReviews.map(({ id, author, rating, text, date }) => (
          <li key={id} className={styles.review}>
            <p className={styles.head}>
              <b className={styles.author}>{author}</b>
              <Stars rating={rating} />
              <time className={styles.date} dateTime={date}>
                {formatDayOf(date)}
              </time>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
