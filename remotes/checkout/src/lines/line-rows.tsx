import { type CSSProperties, type ReactNode, useState } from 'react';
import { blocksOf } from './line-blocks.ts';
import styles from './line-rows.module.css';

/** Spelt out: the blocks stand between the list and its items. */
const LIST = { role: 'list' };

interface LineRowsProps<Line> {
  lines: readonly Line[];
  /** Draws some of them, as `LineItem`s. */
  children: (some: readonly Line[]) => ReactNode;
}

/** A list of lines in blocks: what the browser does for each row at each press, it does for a block of them. */
export function LineRows<Line extends { id: string }>({ lines, children }: LineRowsProps<Line>) {
  const [blocks, setBlocks] = useState(() => blocksOf([], idsOf(lines)));
  const [placed, setPlaced] = useState(lines);
  if (placed !== lines) {
    setPlaced(lines);
    setBlocks(blocksOf(blocks, idsOf(lines)));
  }
  const byId = new Map(lines.map((line) => [line.id, line]));
  return (
    <div {...LIST} className={styles.rows}>
      {blocks.map(({ key, ids }) => (
        <div
          key={key}
          className={styles.block}
          style={{ '--checkout-lines': ids.length } as CSSProperties}
        >
          {children(ids.flatMap((id) => byId.get(id) ?? []))}
        </div>
      ))}
    </div>
  );
}

const idsOf = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id);
