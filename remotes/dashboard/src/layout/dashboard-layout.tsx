import { type ReactNode, useState } from 'react';
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

  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#dashboard-content">
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
        <div id="dashboard-content" className={styles.content} tabIndex={-1}>
          {coming ? <ScreenSkeleton pathname={pathname} /> : children}
        </div>
      </div>
    </div>
  );
}
