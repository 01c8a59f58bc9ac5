import type { StockRow } from '@evmandi/api/contract/stock';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { pictureAddress } from '@evmandi/runtime';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Dot } from '@evmandi/ui/pill';
import { RowHeader } from '@evmandi/ui/table';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { freshTab, stockAddress } from '../stock-query.ts';
import styles from './levels-table.module.css';

interface Props {
  row: StockRow;
}

/** The product of a row, with the way to what moved of it. */
export function StockedProduct({ row: { product } }: Props) {
  return (
    <RowHeader className={styles.wide}>
      <span className={styles.product}>
        <Media className={styles.media}>
          <Picture src={pictureAddress(product.picture.path)} alt="" width={52} height={42} />
        </Media>
        <span className={styles.words}>
          {product.name}
          <Link
            className={styles.sku}
            to={stockAddress({ ...freshTab('movements'), sku: product.sku })}
          >
            {product.sku}
            <VisuallyHidden>, its movements</VisuallyHidden>
          </Link>
        </span>
      </span>
    </RowHeader>
  );
}

/** What is left, behind a dot of its colour. */
export function LeftMark({ row: { left, lowAt } }: Props) {
  const tone = left === 0 ? 'out-of-stock' : left <= lowAt ? 'delay' : 'in-stock';
  return <Dot tone={tone}>{formatNumber(left)}</Dot>;
}

/** How long what is left lasts at the sales of the last 28 days. */
export function lastsText({ left, lasts }: StockRow): string {
  if (left === 0) return 'Now empty';
  if (lasts === null) return 'Not sold lately';
  return lasts === 0 ? 'Less than a day' : `${formatNumber(lasts)} ${lasts === 1 ? 'day' : 'days'}`;
}
