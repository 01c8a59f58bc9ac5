import { Menu, MenuItem, MenuSeparator, useMenuStore, useStoreState } from '@ariakit/react';
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import type { IconX } from './icons.tsx';
import styles from './menu-popup.module.css';

export interface MenuEntry {
  label: string;
  Icon?: typeof IconX;
  /** Where it leads; otherwise it is an action. */
  to?: string;
  /** Called with the press, which it may prevent from following `to`. */
  onChoose?: (event: MouseEvent) => void;
  /** Parts it from what stands above. */
  separated?: boolean;
  disabled?: boolean;
}

interface MenuPopupProps {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  entries: readonly MenuEntry[];
  /** Which entry has the focus first. */
  first: 'first' | 'last';
  onClose: () => void;
}

/** The menu of a button. Mount it to open it. */
export function MenuPopup({ id, button, entries, first, onClose }: MenuPopupProps) {
  const store = useMenuStore({
    setOpen: (open) => {
      if (!open) onClose();
    },
    placement: 'bottom-end',
  });
  useLayoutEffect(() => {
    store.setDisclosureElement(button.current);
    store.setAnchorElement(button.current);
    store.show();
  }, [store, button]);
  // Its entries are known a moment after it stands.
  const known = useStoreState(store, ({ renderedItems }) => renderedItems.length > 0);
  useEffect(() => {
    if (known) store.move(first === 'first' ? store.first() : store.last());
  }, [known, store, first]);
  return (
    <Menu
      store={store}
      id={id}
      className={styles.menu}
      data-surface="light"
      aria-label={
        button.current?.getAttribute('aria-label') ?? button.current?.textContent ?? undefined
      }
      autoFocusOnShow={false}
      gutter={6}
      overflowPadding={8}
      portal
      // In the top layer with the dialog that holds the button.
      portalElement={button.current?.closest('dialog') ?? undefined}
    >
      {entries.map(({ label, Icon, to, onChoose, separated, disabled }) => (
        <div key={label} role="none">
          {separated && <MenuSeparator className={styles.separator} />}
          <MenuItem
            className={styles.entry}
            disabled={disabled}
            {...(to && { render: <Link to={to} /> })}
            onClick={(event) => {
              // A dialog that it opens gives the focus back to what had it: the entry is gone by then.
              button.current?.focus();
              onChoose?.(event);
            }}
          >
            {Icon && <Icon aria-hidden />}
            {label}
          </MenuItem>
        </div>
      ))}
    </Menu>
  );
}
