import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  tabs: { id: string; label: ReactNode }[];
  selected: string;
  onSelect: (id: string) => void;
  /** Ties tabs to their `TabPanel`s; unique on the page. */
  idPrefix: string;
}

/** A tab list of the ARIA pattern: arrows, Home and End move and select. */
export function Tabs({ label, tabs, selected, onSelect, idPrefix }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const last = tabs.length - 1;
    const goal = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = goal === undefined ? undefined : tabs[goal];
    if (goal === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[goal]?.focus();
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${idPrefix}-tab-${tab.id}`}
          aria-controls={`${idPrefix}-panel-${tab.id}`}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  idPrefix: string;
  id: string;
  selected: string;
  children: ReactNode;
  className?: string;
  /** Its tab's name, shown above it where no script runs: there all panels are shown, and no tabs. */
  label?: string;
}

/** The panel of one tab; hidden while another one is selected. */
export function TabPanel({ idPrefix, id, selected, children, className, label }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${idPrefix}-panel-${id}`}
      aria-labelledby={`${idPrefix}-tab-${id}`}
      hidden={id !== selected}
      className={joinClasses(styles.panel, className)}
    >
      {label && (
        <noscript>
          <h3 className={styles.label}>{label}</h3>
        </noscript>
      )}
      {children}
    </div>
  );
}
