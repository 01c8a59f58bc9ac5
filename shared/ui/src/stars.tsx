import { counted } from '@evmandi/contract/domain/numbers';
import styles from './stars.module.css';

/** From its tip at 8, 0.8. */
const STAR = 'l2.1 4.4 4.8.7-3.5 3.4.9 4.8-4.3-2.3-4.3 2.3.9-4.8-3.5-3.4 4.8-.7z';
const STEP = 16.4;
const WIDTH = 5 * STEP;
/** Five in one path: a listing holds dozens of rows. */
const ROW = `M8 .8${Array(5).fill(STAR).join(`m${STEP} 0`)}`;

/** Outer edges of the first and the last star, from which a clip counts. */
const EDGES = { left: 1.1, right: 80.5 };

function clip(rating: number): string {
  const cut = EDGES.right - Math.max((WIDTH * rating) / 5, EDGES.left);
  return `inset(0 ${Math.max(cut, 0).toFixed(2)}px 0 0)`;
}

interface StarsProps {
  /** 0 to 5. */
  rating: number;
  /** How many reviews it comes from. */
  reviews?: number;
  /** The stars alone, where a text beside them says how many: for sight only. */
  bare?: boolean;
}

/** A rating as stars, with one decimal and the number of reviews; without any it is no zero (PRODUCT-5). */
export function Stars({ rating, reviews, bare }: StarsProps) {
  if (reviews === 0) return <span className={styles.stars}>No reviews yet</span>;
  const shown = Math.min(Math.max(rating, 0), 5);
  return (
    <span className={styles.stars}>
      <svg
        className={styles.row}
        viewBox={`0 0 ${WIDTH} 15`}
        role="img"
        aria-label={`Rated ${shown.toFixed(1)} out of 5`}
        aria-hidden={bare}
      >
        <path className={styles.ground} d={ROW} />
        {shown > 0 && <path className={styles.full} d={ROW} clipPath={clip(shown)} />}
      </svg>
      {!bare && (
        <span className={styles.value} aria-hidden="true">
          {shown.toFixed(1)}
        </span>
      )}
      {reviews !== undefined && (
        <span aria-label={counted(reviews, 'review')} role="note">
          {`(${reviews})`}
        </span>
      )}
    </span>
  );
}
