import type { ProductCard } from '@evmandi/api/contract/catalog';
import { pictureAddress } from '@evmandi/runtime';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import styles from './product-picture.module.css';

interface ProductPictureProps {
  product: Pick<ProductCard, 'picture'>;
  /** Pixels; the class gives the ground its size. */
  width: number;
  className?: string;
}

/** Decoration beside the product's name, so its alternative text is empty. */
export function ProductPicture({ product, width, className }: ProductPictureProps) {
  const src = pictureAddress(product.picture.path);
  return (
    <Media className={joinClasses(styles.ground, className)}>
      <Picture
        src={src}
        alt=""
        width={width}
        height={Math.round((width * 3) / 4)}
        className={styles.picture}
      />
    </Media>
  );
}
