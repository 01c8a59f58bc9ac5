import type { Related } from '@evmandi/api/contract/catalog';
import { pictureAddress, read, useGarage } from '@evmandi/runtime';
import { FitMark } from '@evmandi/ui/fit-mark';
import { fitText } from '@evmandi/ui/fit-text';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Price } from '@evmandi/ui/price';
import { useRead } from '@evmandi/ui/use-read';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import type { ShownDetail } from '../shopping/shown-product.ts';
import styles from './alternatives.module.css';

const MOST = 3;

/** Of the same system and position, for vehicles of the garage; nothing where none is known. */
export function Alternatives({ product }: { product: ShownDetail }) {
  const fits = useGarage(({ lines }) => lines.map(({ id }) => id).join());
  const { data } = useRead(`instead of ${product.id} ${fits}`, (signal) =>
    read<Related>(`/products/${product.id}/alternatives`, {
      signal,
      params: { fits, limit: MOST },
    }),
  );
  if (!data || data.products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="instead">
      <h2 id="instead" className={styles.title}>
        These fit your vehicles
      </h2>
      <ul className={styles.list}>
        {data.products.map(({ id, name, picture, price, originalPrice, fitment }) => (
          <li key={id} className={styles.part}>
            <Media className={styles.media}>
              <Picture
                src={pictureAddress(picture.path)}
                alt=""
                width={320}
                height={240}
                className={styles.picture}
              />
            </Media>
            <div className={styles.about}>
              <Link className={styles.link} to={links.product(id)}>
                {name}
              </Link>
              {fitment && <FitMark product={{ id }} fit={fitText(fitment)} />}
            </div>
            <Price paise={price} original={originalPrice} size="sm" />
          </li>
        ))}
      </ul>
    </section>
  );
}
