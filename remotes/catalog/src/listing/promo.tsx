import { pictureAddress } from '@evmandi/runtime';
import { ButtonLink } from '@evmandi/ui/button';
import { IconArrowRight } from '@evmandi/ui/icons';
import { Picture } from '@evmandi/ui/picture';
import { useId } from 'react';
import type { ShownList } from '../shopping/shown-product.ts';
import styles from './promo.module.css';

const PROMO_PATH = '/category/chargers/accessories';

/** Slug of the aisle with what the banner promotes; all products hold it, too. */
const AISLE = 'chargers-converters';

/** Whether the banner concerns a listing: not one that is narrowed by filters or a search, nor an empty one. */
export const isPromoted = ({ category, page }: ShownList, active: number): boolean =>
  active === 0 && page.total > 0 && (!category || category.slug === AISLE);

const PICTURES = ['/api/pictures/type2Cable/cut.svg', '/api/pictures/wallbox/cut.svg'];

/** The promotional banner (LIST-12), low enough for the first row of products to be seen whole below it. */
export function Promo() {
  const titleId = useId();
  return (
    <section className={styles.promo} aria-labelledby={titleId}>
      <div className={styles.text}>
        <h2 id={titleId} className={styles.title}>
          <strong className={styles.off}>-20%</strong> on charging accessories
        </h2>
        <ButtonLink to={`${PROMO_PATH}?discounted=true`} variant="volt" size="sm">
          Shop now
          <IconArrowRight size={18} aria-hidden />
        </ButtonLink>
      </div>
      <div className={styles.pictures}>
        {PICTURES.map((path) => (
          <Picture
            key={path}
            src={pictureAddress(path)}
            alt=""
            width={200}
            height={150}
            className={styles.picture}
          />
        ))}
      </div>
    </section>
  );
}
