import styles from './stars.module.css';

const STAR = 'm8 .8 2.1 4.4 4.8.7-3.5 3.4.9 4.8L8 11.8l-4.3 2.3.9-4.8L1.100 5.900l4.800-.7z';
const STEP = 16.4;
const WIDTH = 5 * STEP;

function Row({ className }: { className?: string }) {
  return [0, 1, 2, 3, 4].map((index) => (
    <path key={index} className={className} d={STAR} transform={`translate(${index * STEP} 0)`} />
  ));
}

interface StarsProps {
  /** 0 to 5. */
  rating: number;
  /** How many reviews it comes from. */
  reviews?: number;
  /** The stars alone, where a text beside them says how many: for sight only. */
  bare?: boolean;
}

export function Stars({ rating, reviews, bare }: StarsProps) {
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
        <Row className={styles.ground} />
        {shown > 0 && (
          <svg width={(WIDTH * shown) / 5} height="15" overflow="hidden" aria-hidden="true">
            <Row className={styles.full} />
          </svg>
        )}
      </svg>
      {!bare && (
        <span className={styles.value} aria-hidden="true">
          {shown.toFixed(1)}
        </span>
      )}
      {reviews !== undefined && (
        <span aria-label={`${reviews} ${reviews === 1 ? 'review' : 'reviews'}`} role="note">
          ({reviews})
        </span>
      )}
    </span>
  );
}
