import type { ComparedProduct } from '@evmandi/api/contract/catalog';
import { formatDollars } from '@evmandi/contract/domain/money';
import { getConfig } from '@evmandi/runtime';
import { joinClasses } from '@evmandi/ui/join-classes';
import { type RefObject, useEffect, useState } from 'react';
import { ProductPicture } from '../products/product-picture.tsx';
import styles from './compact-heads.module.css';

/** What the site's bar covers at the top. */
const BAR_PX = 72;

/** Whether the heads of the table in `frame` have been scrolled away upwards. */
function useScrolledAway(frame: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const heads = frame.current?.querySelector('thead');
    if (!heads) return;
    const watch: IntersectionObserverCallback = ([entry]) => {
      if (!entry) return;
      setAway(!entry.isIntersecting && entry.boundingClientRect.top < window.innerHeight / 2);
    };
    const observer = new IntersectionObserver(watch, { rootMargin: `-${BAR_PX}px 0px 0px` });
    observer.observe(heads);
    return () => observer.disconnect();
  }, [frame]);
  return away;
}

interface CompactHeadsProps {
  products: readonly ComparedProduct[];
  frame: RefObject<HTMLElement | null>;
}

/**
 * Picture, name and price of each product, at the top while the rows are read. For sight alone: the table
 * tells the column of a cell to all others.
 */
export function CompactHeads({ products, frame }: CompactHeadsProps) {
  const away = useScrolledAway(frame);
  const { rupeesPerDollar } = getConfig();
  return (
    <div className={joinClasses(styles.place, away && styles.shown)} aria-hidden="true">
      <div className={styles.heads} data-heads="">
        {products.map((product) => (
          <div key={product.id} className={styles.head}>
            <ProductPicture product={product} width={88} className={styles.picture} />
            <div className={styles.words}>
              <p className={styles.name}>{product.name}</p>
              <p className={styles.price}>{formatDollars(product.price, rupeesPerDollar)}</p>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
