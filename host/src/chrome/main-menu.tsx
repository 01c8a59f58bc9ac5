import { IconChevronDown } from '@evmandi/ui/icons';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import styles from './main-menu.module.css';
import { MenuPanel } from './menu-panel.tsx';
import { byGroup, useMenu } from './use-menu.ts';
import { useOpenMenu } from './use-open-menu.ts';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus among `stops` with arrows (around the ends), Home and End; says whether it did. */
function moveFocus(event: KeyboardEvent, stops: HTMLElement[]): boolean {
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  let goal: HTMLElement | undefined;
  if (event.key === 'Home') goal = stops[0];
  else if (event.key === 'End') goal = stops.at(-1);
  else if (step) goal = stops[(at + step + stops.length) % stops.length];
  if (!goal) return false;
  event.preventDefault();
  goal.focus();
  return true;
}

const within = (element: Element | null | undefined, selector: string) => [
  ...(element?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** The menus of the header, one for each group of links: hover, press, arrow keys, Home, End and Escape. */
export function MainMenu() {
  const prefix = useId();
  const nav = useRef<HTMLElement>(null);
  const { open, show, hide, press, enter, leave } = useOpenMenu();
  const menus = byGroup(useMenu('header'));
  const services = useMenu('services');

  useEffect(() => {
    if (!open) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const item = document.activeElement?.closest('li[data-menu]');
      hide();
      if (item && nav.current?.contains(item)) item.querySelector('button')?.focus();
    };
    const onPointer = (event: Event) => {
      if (!nav.current?.contains(event.target as Node)) hide();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  });

  const onButtonKey = (event: KeyboardEvent<HTMLButtonElement>, id: string) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') {
      if (moveFocus(event, within(nav.current, '[aria-expanded]')) && open) hide();
      return;
    }
    event.preventDefault();
    show(id);
    const item = event.currentTarget.parentElement;
    const last = event.key === 'ArrowUp';
    // The panel's links can take the focus once it is shown.
    requestAnimationFrame(() =>
      within(item, 'a')
        .at(last ? -1 : 0)
        ?.focus(),
    );
  };
  const onPanelKey = (event: KeyboardEvent<HTMLElement>) => {
    if ((event.target as Element).matches('a')) moveFocus(event, within(event.currentTarget, 'a'));
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hide();
  };

  if (menus.length === 0) return null;
  return (
    <nav ref={nav} className={styles.nav} aria-label="Main">
      <ul className={styles.list}>
        {menus.map(([label, links], index) => (
          <li
            key={label}
            className={styles.item}
            data-menu=""
            onPointerEnter={(event) => enter(event, label)}
            onPointerLeave={leave}
            onBlur={onBlur}
            onKeyDown={onPanelKey}
          >
            <button
              type="button"
              className={styles.button}
              aria-expanded={open === label}
              aria-controls={`${prefix}-${index}`}
              onClick={() => press(label)}
              onKeyDown={(event) => onButtonKey(event, label)}
            >
              {label}
              <IconChevronDown className={styles.chevron} size={16} aria-hidden />
            </button>
            <MenuPanel
              id={`${prefix}-${index}`}
              links={links}
              services={services.filter(({ groups }) => groups.includes(label))}
              open={open === label}
              onChoose={hide}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
