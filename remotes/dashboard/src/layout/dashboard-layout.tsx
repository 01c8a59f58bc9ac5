import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import styles from './dashboard-layout.module.css';
import { MenuDrawer } from './menu-drawer.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { comingScreen } from './screens.ts';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useComingScreen } from './use-coming-screen.ts';
import { useScreenTitle } from './use-screen-title.ts';

/** Side menu and top bar around every screen of the dashboard. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { pathname, coming } = useComingScreen();
  const title = useScreenTitle();
  const content = useRef<HTMLDivElement>(null);
  const skipMenu = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };

  return (
    <div className={styles.layout}>
      {/* biome-ignore lint/a11y/useValidAnchor: it does lead there; the press spares the address a hash */}
      <a className={styles.skip} href="#dashboard-content" onClick={skipMenu}>
        Skip the menu
      </a>
      <div className={styles.side} data-surface="inverse">
        <SideMenu pathname={pathname} />
      </div>
      {drawerOpen && (
        <MenuDrawer onClose={() => setDrawerOpen(false)}>
          <SideMenu pathname={pathname} onFollow={() => setDrawerOpen(false)} />
        </MenuDrawer>
      )}
      <div className={styles.page}>
        <TopBar
          title={coming ? comingScreen(pathname).title : title}
          onMenu={() => setDrawerOpen(true)}
        />
        <div ref={content} id="dashboard-content" className={styles.content} tabIndex={-1}>
          {coming ? <ScreenSkeleton pathname={pathname} /> : children}
        </div>
      </div>
    </div>
  );
}
