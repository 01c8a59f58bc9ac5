import { loadCode } from '@evmandi/runtime';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import type { MenuEntry } from './menu-popup.tsx';
import { useOnDemand } from './use-on-demand.ts';

export type { MenuEntry } from './menu-popup.tsx';

interface MenuProps extends Omit<ComponentProps<'button'>, 'ref' | 'onClick' | 'onKeyDown'> {
  entries: readonly MenuEntry[];
  /** What it is called where its code cannot be had. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
}

const loadPopup = () =>
  loadCode(() => import('./menu-popup.tsx'), '/menu').then((module) => module.MenuPopup);

/**
 * A button that opens a menu: arrows, Home, End and typed letters move through it, Escape gives the focus back to the
 * button. The menu is code of its own, fetched when the button is pointed at or focused.
 */
export function Menu({ label, entries, children, ...rest }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useOnDemand(label, loadPopup);
  const [first, setFirst] = useState<'first' | 'last'>('first');
  const show = (at: 'first' | 'last') => {
    setFirst(at);
    popup.open();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  const open = popup.Content !== undefined;
  return (
    <>
      <button
        type="button"
        {...rest}
        {...popup.intent}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? popup.close() : show('first'))}
        onKeyDown={press}
      >
        {children}
      </button>
      {popup.Content && (
        <popup.Content
          id={id}
          button={button}
          entries={entries}
          first={first}
          onClose={popup.close}
        />
      )}
    </>
  );
}
