import { pictureAddress } from '@evmandi/runtime';
import { DiscountBadge } from '@evmandi/ui/badge';
import { Card } from '@evmandi/ui/card';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Price } from '@evmandi/ui/price';
import { Stars } from '@evmandi/ui/stars';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import type { ShownProduct } from '../shopping/shown-product.ts';
import styles from './recommended.module.css';

/** Of the same category, in stock, not shown above. */
export function Recommended({ products }: { products: readonly ShownProduct[] }) {
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Recommended products
      </h2>
      <ul className={styles.row}>
        {products.map((product) => (
          <li key={product.id} className={styles.item}>
            <Card as="article" className={styles.card}>
              <Media className={styles.media}>
                <Picture
                  src={pictureAddress(product.picture.path)}
                  alt=""
                  width={280}
                  height={210}
                  className={styles.picture}
                />
                <DiscountBadge percent={product.discount} className={styles.badge} />
              </Media>
              <div className={styles.body}>
                <p className={styles.brand}>{product.brand.name}</p>
                <h3 className={styles.name}>
                  <Link to={links.product(product.id)} className={styles.link}>
                    {product.name}
                  </Link>
                </h3>
                <Stars rating={product.rating} reviews={product.reviews} />
                <Price paise={product.price} original={product.originalPrice} size="sm" />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
