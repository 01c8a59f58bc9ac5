import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import styles from './clash-table.module.css';

export type Side = 'mine' | 'theirs';

/** Something that two people changed at the same time, with the value of each. */
export interface Clash<Field extends string = string> {
  field: Field;
  label: string;
  mine: string;
  theirs: string;
  /** Why one's own value can be had no longer. */
  impossible?: string;
}

interface Props<Field extends string> {
  clashes: readonly Clash<Field>[];
  /** Whose the other values are. */
  theirs: string;
  chosen: Readonly<Partial<Record<Field, Side>>>;
  onChoose: (field: Field, side: Side) => void;
}

/** Both values of each field, of which one is chosen. */
export function ClashTable<Field extends string>(props: Props<Field>) {
  const { clashes, theirs: whose, chosen, onChoose } = props;
  const heads = { mine: 'Yours, not saved yet', theirs: whose };
  return (
    <div className={styles.clashes}>
      <Table
        caption="Values to choose from"
        columns={[{ label: 'Field' }, { label: heads.mine }, { label: heads.theirs }]}
        cardsBelow="36rem"
      >
        {clashes.map(({ field, label, mine, theirs, impossible }) => (
          <Row key={field} className={styles.row}>
            <RowHeader className={styles.field}>{label}</RowHeader>
            {(['mine', 'theirs'] as const).map((side) => (
              <Cell key={side} className={styles.cell} label={heads[side]}>
                <label className={styles.choice}>
                  <input
                    className={styles.radio}
                    type="radio"
                    name={field}
                    checked={chosen[field] === side}
                    disabled={side === 'mine' && impossible !== undefined}
                    onChange={() => onChoose(field, side)}
                  />
                  <span>
                    <VisuallyHidden>
                      {label}, {heads[side]}:{' '}
                    </VisuallyHidden>
                    {side === 'mine' ? mine : theirs}
                    {side === 'mine' && impossible && (
                      <span className={styles.why}>{impossible}</span>
                    )}
                  </span>
                </label>
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
    </div>
  );
}
