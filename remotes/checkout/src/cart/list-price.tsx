import { Money } from '@evmandi/ui/money';
import { amountsOf, type ProductLine } from '../lines/lines.ts';
import { UnitPrice } from '../lines/unit-price.tsx';
import styles from './list-price.module.css';

export function ListPrice({ line }: { line: ProductLine }) {
  return (
    <>
      <span>List price</span>
      <Money className={styles.price} paise={amountsOf(line).net} />
      <UnitPrice product={line.product} quantity={line.quantity} />
    </>
  );
}
