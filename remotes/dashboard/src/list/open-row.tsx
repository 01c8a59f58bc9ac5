import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { Rows } from './rows.ts';

interface Props {
  /** The row whose panel the address names. */
  addressed: string | undefined;
  /** Its panel; `closed` is to be called before the address is changed back. */
  children: (row: string, closed: () => void) => ReactNode;
}

/** What opened a panel by its address is gone: the focus goes to its row, or to the heading of the list. */
function focusRow(row: string): void {
  if (document.activeElement !== document.body) return;
  const links = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const link = links.find(({ dataset }) => dataset.row === row);
  if (link) link.focus();
  else document.querySelector('h1')?.focus({ preventScroll: true });
}

/**
 * Where the panel of a list stands. That of a row that is pressed stands in the frame of the press, drawn by itself
 * alone: on a slow machine the address, and with it the whole screen, is a tenth of a second later.
 */
export function OpenRow({ addressed, children }: Props) {
  const { onPress, stay } = use(Rows);
  const [pressed, setPressed] = useState<{ row: string; at: string | undefined }>();
  if (pressed && pressed.at !== addressed) setPressed(undefined);
  const row = pressed && pressed.at === addressed ? pressed.row : addressed;
  useLayoutEffect(
    () => onPress((next) => setPressed({ row: next, at: addressed })),
    [onPress, addressed],
  );
  const shown = useRef(row);
  useLayoutEffect(() => {
    if (row === undefined && shown.current !== undefined) focusRow(shown.current);
    shown.current = row;
  }, [row]);
  if (row === undefined) return null;
  return children(row, () => {
    stay();
    setPressed(undefined);
  });
}
