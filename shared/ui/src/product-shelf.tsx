import { pictureAddress } from '@evmandi/runtime';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { DiscountBadge } from './badge.tsx';
import { Card } from './card.tsx';
import { Media } from './media.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import styles from './product-shelf.module.css';
import { Stars } from './stars.tsx';

interface ShelfProduct {
  id: string;
  name: string;
  brand: { name: string };
  picture: { path: string };
  /** Percent. */
  discount: number;
  rating: number;
  reviews: number;
  /** Paise. */
  price: number;
  originalPrice: number | null;
}

interface ProductShelfProps {
  title: string;
  products: readonly ShelfProduct[];
  /** The page of a product. */
  to: (id: string) => string;
  /** Where the prices of a screen are not rupees. */
  priceOf?: (product: ShelfProduct) => ReactNode;
}

/** Products that go with what a page shows, four to a row; nothing without any. */
export function ProductShelf({ title, products, to, priceOf }: ProductShelfProps) {
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
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
                  <Link to={to(product.id)} className={styles.link}>
                    {product.name}
                  </Link>
                </h3>
                <Stars rating={product.rating} reviews={product.reviews} />
                {priceOf?.(product) ?? (
                  <Price paise={product.price} original={product.originalPrice} size="sm" />
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
