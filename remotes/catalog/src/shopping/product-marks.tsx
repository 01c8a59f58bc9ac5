import { IconButton } from '@evmandi/ui/icon-button';
import { IconHeart, IconScale } from '@evmandi/ui/icons';
import { toggleCompared, toggleFavorite } from './actions.ts';
import styles from './product-marks.module.css';
import type { ShownProduct } from './shown-product.ts';
import { useShopping } from './use-shopping.ts';

interface ProductMarksProps {
  product: Pick<ShownProduct, 'id' | 'name'>;
  /** Round on the picture, or plain beside the name. */
  round?: boolean;
  className?: string;
}

/** Heart and compare of one product. */
export function ProductMarks({ product, round, className }: ProductMarksProps) {
  const { favorite, compared } = useShopping(product.id);
  const mark = round ? styles.round : styles.plain;
  return (
    <div className={className}>
      <IconButton
        className={mark}
        label={`Favorite: ${product.name}`}
        title="Favorite"
        pressed={favorite}
        onClick={() => toggleFavorite(product)}
      >
        <IconHeart className={favorite ? styles.filled : undefined} />
      </IconButton>
      <IconButton
        className={`${mark} ${styles.compare}`}
        label={`Compare: ${product.name}`}
        title="Compare"
        pressed={compared}
        onClick={() => toggleCompared(product)}
      >
        <IconScale className={compared ? styles.filled : undefined} />
      </IconButton>
    </div>
  );
}
