import type { ProductCard } from '@evmandi/api/contract/catalog';
import { apiAddress } from '@evmandi/runtime';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';

interface ProductPictureProps {
  product: ProductCard;
  /** Pixels; drawings are 4 to 3. */
  width: number;
  className?: string;
}

/** Decoration beside the product's name, so its alternative text is empty. */
export function ProductPicture({ product, width, className }: ProductPictureProps) {
  const src = apiAddress(product.picture.path);
  return (
    <Media className={className}>
      <Picture src={src} alt="" width={width} height={Math.round((width * 3) / 4)} />
    </Media>
  );
}
