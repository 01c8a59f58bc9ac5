import { Children, type ComponentProps, memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Checkbox } from './checkbox.tsx';
import { IconArrowsSort, IconChevronDown, IconChevronUp } from './icons.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './table.module.css';
import type { Chosen } from './use-selection.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Spelt out here and nowhere else: laid out as cards a table loses its meaning in some browsers. */
const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
};

interface SortLink {
  /** The address of the list in the other order. */
  to: string;
  /** The order in which the list is; left out when another column orders it. */
  order?: 'ascending' | 'descending';
}

export interface Column {
  label: string;
  /** Stands in the heading instead of the label. */
  content?: ReactNode;
  /** Where labels are not unique. */
  key?: string;
  className?: string;
  /** The label is for those who cannot see that the column holds actions. */
  hidden?: boolean;
  sort?: SortLink;
}

interface SelectAll {
  /** "Select all favorites". */
  label: string;
  className?: string;
  chosen: Chosen;
  onToggle: () => void;
}

interface TableProps extends Omit<ComponentProps<'table'>, 'children'> {
  caption: string;
  columns: readonly Column[];
  /** Rows become cards in a container narrower than this; without it the table stays a table. */
  cardsBelow?: '36rem' | '52rem' | '64rem';
  /** Class names of its parts, for a layout of its own. */
  parts?: { head?: string; row?: string; body?: string };
  /** Puts a first column before the others: each row then starts with a `SelectCell`. */
  selectAll?: SelectAll;
  /** The head stays at the top while the rows are scrolled; no box around the table may hide overflow. */
  stickyHead?: boolean;
  /** Other rows are on their way. */
  busy?: boolean;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
  /** `Row`s. */
  children: ReactNode;
}

const CARDS = { '36rem': styles.below36, '52rem': styles.below52, '64rem': styles.below64 };

/** A headed table; its rows become cards where there is no room for the columns. */
export function Table(props: TableProps) {
  const { caption, columns, cardsBelow, selectAll, stickyHead, busy, empty, ...rest } = props;
  const { children, className, parts, ...attributes } = rest;
  const looks = [
    styles.table,
    cardsBelow && CARDS[cardsBelow],
    stickyHead && styles.sticky,
    busy && styles.busy,
  ];
  return (
    <div className={styles.container}>
      <table
        {...attributes}
        {...ROLE.table}
        className={joinClasses(...looks, className)}
        aria-busy={busy || undefined}
      >
        <caption className={styles.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={joinClasses(styles.head, parts?.head)} {...ROLE.group}>
          <tr className={joinClasses(styles.headRow, parts?.row)} {...ROLE.row}>
            {selectAll && <SelectAllHead {...selectAll} />}
            {columns.map(({ key, ...column }) => (
              <Head key={key ?? column.label} {...column} />
            ))}
          </tr>
        </thead>
        <tbody className={joinClasses(styles.body, parts?.body)} {...ROLE.group}>
          {empty && Children.count(children) === 0 ? (
            <tr {...ROLE.row}>
              <td {...ROLE.cell} colSpan={columns.length + (selectAll ? 1 : 0)}>
                {empty}
              </td>
            </tr>
          ) : (
            children
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Memoised: where its columns stay the same, a change of a row draws no heading. */
const Head = memo(function Head(column: Omit<Column, 'key'>) {
  const { label, content, className, hidden, sort } = column;
  return (
    <th
      {...ROLE.columnHeader}
      className={joinClasses(styles.column, sort && styles.control, className)}
      aria-sort={sort && (sort.order ?? 'none')}
    >
      {hidden && <VisuallyHidden>{label}</VisuallyHidden>}
      {!hidden && (sort ? <Sort {...sort}>{label}</Sort> : (content ?? label))}
    </th>
  );
});

function Sort({ to, order, children }: SortLink & { children: string }) {
  const Icon = order ? (order === 'ascending' ? IconChevronUp : IconChevronDown) : IconArrowsSort;
  return (
    <Link className={styles.sort} to={to} preventScrollReset>
      {children}
      <Icon className={order ? undefined : styles.unsorted} size={16} aria-hidden />
    </Link>
  );
}

function SelectAllHead({ label, className, chosen, onToggle }: SelectAll) {
  return (
    <th
      {...ROLE.columnHeader}
      className={joinClasses(styles.column, styles.control, styles.select, className)}
    >
      <VisuallyHidden>Selection</VisuallyHidden>
      <Checkbox
        className={styles.check}
        label={
          <>
            <VisuallyHidden>{label}</VisuallyHidden>
            <span className={styles.allLabel} aria-hidden="true">
              {label}
            </span>
          </>
        }
        checked={chosen === 'all'}
        indeterminate={chosen === 'some'}
        onChange={onToggle}
      />
    </th>
  );
}

interface RowProps extends ComponentProps<'tr'> {
  selected?: boolean;
}

/** A row of a table's body; a card on a phone. */
export function Row({ selected, className, ...rest }: RowProps) {
  return (
    <tr
      {...rest}
      {...ROLE.row}
      className={joinClasses(styles.row, className)}
      data-selected={selected}
    />
  );
}

interface CellProps extends ComponentProps<'td'> {
  /** Stands before the content in a card. */
  label?: string;
}

/** A cell of a row, other than the one that names it. */
export function Cell({ label, className, ...rest }: CellProps) {
  return (
    <td
      {...rest}
      {...ROLE.cell}
      className={joinClasses(styles.cell, className)}
      data-label={label}
    />
  );
}

/** The cell that names the row. */
export function RowHeader({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      {...rest}
      {...ROLE.rowHeader}
      className={joinClasses(styles.cell, styles.name, className)}
    />
  );
}

interface SelectCellProps {
  /** "Select Horn 12 V". */
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
  className?: string;
}

/** The first cell of a row that can be selected. */
export function SelectCell({ label, checked, onChange, className }: SelectCellProps) {
  return (
    <Cell className={joinClasses(styles.select, className)}>
      <Checkbox
        className={styles.check}
        label={null}
        // Not hidden text: a hundred of them are a hundred layers for each press to look through.
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Cell>
  );
}
