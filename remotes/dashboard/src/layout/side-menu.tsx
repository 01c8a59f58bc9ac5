import { formatNumber } from '@evmandi/contract/domain/numbers';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { FoldingGroup } from './folding-group.tsx';
import { Logo } from './logo.tsx';
import { entryOf, groupsOf, type MenuEntry, useSideMenu } from './menu.ts';
import { menuIcon } from './menu-icons.ts';
import styles from './side-menu.module.css';
import { useGuard } from './use-guard.ts';
import { useWaiting } from './waiting.ts';

const NEAREST = { block: 'nearest' } as const;

interface Props {
  pathname: string;
  onFollow?: () => void;
}

/** The side menu (DASH-1). */
export function SideMenu({ pathname, onFollow }: Props) {
  const ids = useId();
  const menu = useSideMenu();
  const waiting = useWaiting();
  const guard = useGuard();
  const current = entryOf(menu, pathname)?.path;
  const element = useRef<HTMLDivElement>(null);
  // The menu is longer than many windows: where one is stands in sight, however one came there.
  useEffect(() => {
    if (current) element.current?.querySelector('[aria-current]')?.scrollIntoView(NEAREST);
  }, [current]);
  const link = ({ title, path, icon, badge }: MenuEntry, className: string | undefined) => {
    const Icon = menuIcon({ icon });
    const count = (badge && waiting?.[badge]) ?? 0;
    return (
      <Link
        key={path}
        className={className}
        to={path}
        aria-current={path === current ? 'page' : undefined}
        onClick={onFollow}
      >
        {Icon && <Icon aria-hidden />}
        {title}
        {count > 0 && (
          <span className={styles.badge}>
            {formatNumber(count)}
            <VisuallyHidden> waiting</VisuallyHidden>
          </span>
        )}
      </Link>
    );
  };

  return (
    <div ref={element} className={styles.menu}>
      <Link className={styles.home} to="/" aria-label="EVMandi home" onClick={onFollow}>
        <Logo />
      </Link>
      <nav className={styles.nav} aria-label="Dashboard">
        {groupsOf(menu).map(({ heading, entries }, index) =>
          heading === undefined ? (
            entries.map((entry) => link(entry, styles.shop))
          ) : (
            <div key={heading} {...guard(entries)}>
              <p className={styles.group} id={`${ids}-${index}`}>
                {heading}
              </p>
              {entries.some(({ fold }) => fold) ? (
                <FoldingGroup {...{ heading, entries, current, onFollow }} />
              ) : (
                <ul aria-labelledby={`${ids}-${index}`}>
                  {entries.map((entry) => (
                    <li key={entry.path} {...guard([entry])}>
                      {link(entry, styles.entry)}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ),
        )}
      </nav>
    </div>
  );
}
