import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { ComponentType } from 'react';
import layout from './dashboard-layout.module.css';
import styles from './frame-skeleton.module.css';
import { Logo } from './logo.tsx';
import { ADMIN_MENU, MAIN_MENU, type MenuEntry, PRODUCT_MENU } from './menu.ts';
import menu from './side-menu.module.css';
import bar from './top-bar.module.css';

function Entries({ entries }: { entries: MenuEntry[] }) {
  return (
    <div>
      {entries.map(({ label, to, icon }) => (
        <span key={to} className={icon ? menu.entry : menu.subEntry}>
          {icon && <span className={styles.icon} />}
          {label}
        </span>
      ))}
    </div>
  );
}

/** The side menu without its icons and links, each entry in its place. */
function MenuSkeleton() {
  return (
    <div className={menu.menu}>
      <span className={menu.home}>
        <Logo />
      </span>
      <div className={menu.nav}>
        <p className={menu.group}>Main menu</p>
        <Entries entries={MAIN_MENU} />
        <p className={menu.group}>Product</p>
        <Entries entries={[{ label: 'Product', to: '', icon: 'product' }]} />
        <Entries entries={PRODUCT_MENU} />
        <p className={menu.group}>Admin</p>
        <Entries entries={ADMIN_MENU} />
        <span className={menu.shop}>
          <span className={styles.icon} />
          Your Shop
        </span>
      </div>
    </div>
  );
}

/**
 * A screen's skeleton inside the dashboard's frame: what is shown before the code of the layout is there.
 * The same for everybody, and small, since it comes with the routes.
 */
export function inFrame(title: string, Screen: ComponentType): ComponentType {
  return function FrameSkeleton() {
    return (
      <div className={layout.layout} aria-busy="true">
        <div className={layout.side} data-surface="inverse" aria-hidden="true">
          <MenuSkeleton />
        </div>
        <div className={layout.page}>
          <div className={bar.bar}>
            <Skeleton className={styles.button} />
            <h1 className={bar.title}>{title}</h1>
          </div>
          <VisuallyHidden role="status">Loading {title}</VisuallyHidden>
          <Screen />
        </div>
      </div>
    );
  };
}
