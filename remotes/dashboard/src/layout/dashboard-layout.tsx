import type { LayoutProps } from '@evmandi/contract/platform/layouts';
import { type ReactNode, useState } from 'react';
import styles from './dashboard-layout.module.css';
import { MenuDrawer } from './menu-drawer.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

/** Side menu and top bar around every screen of the dashboard. */
export function DashboardLayout({ pathname, title, children }: LayoutProps<ReactNode>) {
  const [drawerOpen, setDrawerOpen] = useState(false);

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
        <TopBar title={title} onMenu={() => setDrawerOpen(true)} />
        <div id="dashboard-content" className={styles.content} tabIndex={-1}>
          {children}
        </div>
      </div>
    </div>
  );
}
