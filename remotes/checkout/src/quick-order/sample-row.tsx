// biome-ignore-all lint/a11y/noRedundantRoles: on a phone rows become grids, and browsers then drop a table's own roles

import { unitLabel } from '@evmandi/contract/domain/units';
import { TextInput } from '@evmandi/ui/field';
import styles from './order-row.module.css';
import type { SAMPLES } from './samples.ts';

export function SampleRow({ sample }: { sample: (typeof SAMPLES)[number] }) {
  const { itemNumber, quantity, unit, price, attributes } = sample;
  return (
    <tr role="row" className={styles.row}>
      <td role="cell" className={`${styles.cell} ${styles.item}`}>
        <TextInput
          className={`${styles.field} ${styles.readOnly}`}
          value={itemNumber}
          readOnly
          aria-label={`Item number of sample line ${itemNumber}`}
        />
        <p className={styles.note}>
          <span className={styles.tag}>Sample line</span>
          {attributes.map((attribute) => (
            <span key={attribute}>{attribute}</span>
          ))}
        </p>
      </td>
      <td role="cell" className={styles.cell}>
        <TextInput
          className={`${styles.field} ${styles.readOnly}`}
          value={quantity}
          readOnly
          aria-label={`Quantity of sample line ${itemNumber}`}
        />
      </td>
      <td role="cell" className={styles.cell}>
        <TextInput
          className={styles.readOnly}
          value={unitLabel(unit)}
          readOnly
          aria-label={`Unit of sample line ${itemNumber}`}
        />
      </td>
      <td role="cell" className={`${styles.cell} ${styles.price}`}>
        <b className={styles.amount}>{price}</b> net
      </td>
    </tr>
  );
}
