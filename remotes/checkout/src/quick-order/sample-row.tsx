import { unitLabel } from '@evmandi/contract/domain/units';
import { TextInput } from '@evmandi/ui/controls';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Cell, Row } from '@evmandi/ui/table';
import styles from './order-row.module.css';
import type { SAMPLES } from './samples.ts';

export function SampleRow({ sample }: { sample: (typeof SAMPLES)[number] }) {
  const { itemNumber, quantity, unit, price, attributes } = sample;
  return (
    <Row className={styles.row}>
      <Cell className={joinClasses(styles.cell, styles.item)}>
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
      </Cell>
      <Cell className={styles.cell}>
        <TextInput
          className={`${styles.field} ${styles.readOnly}`}
          value={quantity}
          readOnly
          aria-label={`Quantity of sample line ${itemNumber}`}
        />
      </Cell>
      <Cell className={styles.cell}>
        <TextInput
          className={styles.readOnly}
          value={unitLabel(unit)}
          readOnly
          aria-label={`Unit of sample line ${itemNumber}`}
        />
      </Cell>
      <Cell className={joinClasses(styles.cell, styles.price)}>
        <b className={styles.amount}>{price}</b> net
      </Cell>
    </Row>
  );
}
