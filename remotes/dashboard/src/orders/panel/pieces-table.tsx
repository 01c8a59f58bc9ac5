import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { pictureAddress } from '@evmandi/runtime';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Stepper } from '@evmandi/ui/stepper';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { useId } from 'react';
import type { LineQuantity } from '../changes/order-change.ts';
import { countOf, isCount } from './counts.ts';
import styles from './dialogs.module.css';

interface Props {
  lines: AdminOrderDetail['lines'];
  /** What may be chosen of each line. */
  most: readonly LineQuantity[];
  chosen: readonly LineQuantity[];
  /** What is chosen from: "Allocated". */
  of: string;
  /** "Ship now". */
  verb: string;
  /** A column more: what waits for a delivery, however many are chosen. */
  withDue?: boolean;
  onChoose: (chosen: LineQuantity[]) => void;
}

/** How many pieces of each line. */
export function PiecesTable({ lines, most, chosen, of, verb, withDue, onChoose }: Props) {
  const columns = [
    { label: 'Item' },
    { label: of, className: styles.number },
    ...(withDue ? [{ label: 'Due', className: styles.number }] : []),
    { label: verb, className: styles.number },
  ];
  const id = useId();
  const set = (position: number, quantity: number) =>
    onChoose(chosen.map((line) => (line.position === position ? { position, quantity } : line)));
  return (
    <div className={styles.pieces}>
      <Table caption={verb} columns={columns} cardsBelow="36rem">
        {most.map(({ position, quantity }) => {
          const line = lines.find((one) => one.position === position);
          if (!line) return null;
          const own = chosen.find((one) => one.position === position)?.quantity ?? 0;
          const errorId = isCount(own, quantity) ? undefined : `${id}-${position}`;
          return (
            <Row key={position} className={styles.row}>
              <RowHeader>
                <span className={styles.item}>
                  <Media className={styles.media}>
                    <Picture
                      src={pictureAddress(line.picture.path)}
                      alt=""
                      width={52}
                      height={42}
                    />
                  </Media>
                  {line.name}
                </span>
              </RowHeader>
              <Cell label={of} className={styles.number}>
                {quantity}
              </Cell>
              {withDue && (
                <Cell label="Due" className={styles.number}>
                  {line.waiting}
                </Cell>
              )}
              <Cell label={verb} className={styles.number}>
                <Stepper
                  size="sm"
                  label={`${verb}: ${line.name}`}
                  min={0}
                  max={quantity}
                  value={Number.isNaN(own) ? 0 : own}
                  onChange={(next) => set(position, next)}
                  onType={(text) => set(position, countOf(text))}
                  errorId={errorId}
                />
                {errorId && (
                  <span className={styles.wrong} id={errorId} role="alert">
                    Enter a whole number from 0 to {quantity}
                  </span>
                )}
              </Cell>
            </Row>
          );
        })}
      </Table>
    </div>
  );
}
