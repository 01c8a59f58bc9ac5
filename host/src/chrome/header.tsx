import type { User } from '@evmandi/contract/domain/session';
import type { Badge } from '@evmandi/contract/platform/menu';
import type { PageMenuEntry } from '@evmandi/contract/platform/page-menu';
import { Button } from '@evmandi/ui/button';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconBolt, IconMenu2 } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { useOnDemand } from '@evmandi/ui/use-on-demand';
import { Wrap } from '@evmandi/ui/wrap';
import { persist } from '../federation/persist.ts';
import type { Contact } from './contact.ts';
import styles from './header.module.css';
import { HeaderIcon, type IconPanel } from './header-icon.tsx';
import { HeaderSearch, type HeaderSearchProps } from './header-search.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { TopStrip } from './top-strip.tsx';
import { isWide, useMenu } from './use-menu.ts';
import { useScrolled } from './use-scrolled.ts';

/** HEADER-2. */
const COLLAPSE_AFTER_PX = 100;

const loadDrawer = () =>
  persist(() => import('./drawer.tsx'), { what: 'host/drawer' }).then((m) => m.Drawer);

interface HeaderProps extends Contact, Pick<HeaderSearchProps, 'renderSuggestions'> {
  /** Null for a visitor, and until the session was read. */
  user: User | null;
  /** What this browser's lists hold. */
  counts: Record<Badge, number>;
  onSignOut: () => void;
  /** Where a remote has one for it. */
  garage?: IconPanel | undefined;
  onQuickOrder: () => void;
  /** The quick order button is pointed at or has the focus: time to fetch what it opens. */
  onQuickOrderIntent?: () => void;
}

export function Header(props: HeaderProps) {
  const { user, counts, onSignOut, onQuickOrder, onQuickOrderIntent, renderSuggestions } = props;
  const { garage, phone, email, country } = props;
  const account = { user, onSignOut, phone, email, country };
  const drawer = useOnDemand('Menu', loadDrawer);
  const icons = useMenu('header-icons');
  const [search] = useMenu('search');
  const headerIcon = (entry: PageMenuEntry<'header-icons'>) => (
    <HeaderIcon
      key={entry.path}
      entry={entry}
      count={entry.badge && counts[entry.badge]}
      panel={entry.badge === 'garage' ? garage : undefined}
    />
  );
  const collapsed = useScrolled(COLLAPSE_AFTER_PX);

  return (
    <header
      className={joinClasses(styles.header, collapsed && styles.collapsed)}
      data-sticky-bar=""
    >
      <div className={styles.inner}>
        <div className={styles.strip}>
          <TopStrip {...account} />
        </div>
        <div className={styles.bar}>
          <Wrap className={styles.row}>
            <span className={styles.narrow}>
              <IconButton
                label="Open menu"
                aria-haspopup="dialog"
                {...drawer.intent}
                onClick={drawer.open}
              >
                <IconMenu2 />
              </IconButton>
            </span>
            <span className={styles.logo}>
              <Logo />
            </span>
            <MainMenu />
            {search && (
              <HeaderSearch
                path={search.path}
                title={search.title}
                renderSuggestions={renderSuggestions}
              />
            )}
            <div className={styles.icons}>
              <span className={styles.wide}>
                <Button
                  className={styles.quick}
                  variant="soft"
                  size="sm"
                  aria-haspopup="dialog"
                  onClick={onQuickOrder}
                  onPointerEnter={onQuickOrderIntent}
                  onFocus={onQuickOrderIntent}
                >
                  <IconBolt aria-hidden />
                  <span className={styles.quickText}>Quick order</span>
                </Button>
              </span>
              {icons.map((entry) =>
                isWide(entry) ? (
                  <span key={entry.path} className={styles.wide}>
                    {headerIcon(entry)}
                  </span>
                ) : (
                  headerIcon(entry)
                ),
              )}
            </div>
          </Wrap>
        </div>
      </div>
      {drawer.Content && (
        <drawer.Content
          {...account}
          counts={counts}
          onQuickOrder={onQuickOrder}
          onClose={drawer.close}
        />
      )}
    </header>
  );
}
