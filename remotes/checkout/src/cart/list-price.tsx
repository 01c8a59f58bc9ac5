import { formatPaise } from '@evmandi/contract/domain/money';
import { amountsOf, type ProductLine } from '../lines/lines.ts';
import styles from './list-price.module.css';

export function ListPrice({ line }: { line: ProductLine }) {
  return (
    <>
      <span>List price</span>
      <b className={styles.price}>{formatPaise(amountsOf(line).net)}</b>
      <span>{formatPaise(line.product.price)} each</span>
    </>
  );
}
