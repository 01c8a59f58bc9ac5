import { Money } from '@evmandi/ui/money';
import { amountsOf, type ProductLine } from '../lines/lines.ts';
import styles from './list-price.module.css';

export function ListPrice({ line }: { line: ProductLine }) {
  return (
    <>
      <span>List price</span>
      <Money className={styles.price} paise={amountsOf(line).net} />
      <span>
        <Money paise={line.product.price} /> each
      </span>
    </>
  );
}
