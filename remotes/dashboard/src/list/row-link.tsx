import { type ComponentProps, type MouseEvent, use } from 'react';
import { Rows } from './rows.ts';

/** A press for the browser itself: another tab, another window, a file. */
const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

interface RowLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** What names the row in its list. */
  row: string;
  /** Path and search part of the list with the row's panel. */
  to: string;
}

/**
 * The link of a row, whose panel it opens. The router's own is drawn again at each change of the address, a hundred
 * times in a list.
 */
export function RowLink({ row, to, children, ...rest }: RowLinkProps) {
  const { press } = use(Rows);
  const onClick = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    press(row, to);
  };
  return (
    <a {...rest} data-row={row} href={to} onClick={onClick}>
      {children}
    </a>
  );
}
