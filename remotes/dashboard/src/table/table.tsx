import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { ReactNode } from 'react';
import styles from './table.module.css';

/** Spelt out: laid out as cards a table loses its meaning in some browsers. */
const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

interface TableProps {
  caption: string;
  columns: { label: string; className?: string }[];
  /** Rows become cards where there is less room than seven (`wide`) or five columns (`narrow`) need. */
  columnsNeed: 'wide' | 'narrow';
  children: ReactNode;
}

export function Table({ caption, columns, columnsNeed, children }: TableProps) {
  return (
    <div className={styles.place}>
      <table className={join(styles.table, styles[columnsNeed])} {...ROLE.table}>
        <caption className={styles.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={styles.head} {...ROLE.group}>
          <tr {...ROLE.row}>
            {columns.map(({ label, className }) => (
              <th
                key={label}
                className={join(styles.column, className)}
                scope="col"
                {...ROLE.columnHeader}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} {...ROLE.group}>
          {children}
        </tbody>
      </table>
    </div>
  );
}

export function Row({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <tr className={join(styles.row, className)} {...ROLE.row}>
      {children}
    </tr>
  );
}

export function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <td className={join(styles.cell, className)} {...ROLE.cell}>
      {children}
    </td>
  );
}

/** The cell that names the row. */
export function RowHeader({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th className={join(styles.cell, styles.name, className)} scope="row" {...ROLE.rowHeader}>
      {children}
    </th>
  );
}
