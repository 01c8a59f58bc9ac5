import { IconBuildingStore } from '@evmandi/ui/icons';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from './logo.tsx';
import { ADMIN_MENU, entryOf, MAIN_MENU, type MenuEntry } from './menu.ts';
import { MENU_ICONS } from './menu-icons.ts';
import { ProductGroup } from './product-group.tsx';
import styles from './side-menu.module.css';

interface Props {
  pathname: string;
  onFollow?: () => void;
}

/** The menu of specification 2.12. */
export function SideMenu({ pathname, onFollow }: Props) {
  const ids = useId();
  const current = entryOf(pathname)?.to;
  const list = (entries: MenuEntry[], labelId: string) => (
    <ul aria-labelledby={labelId}>
      {entries.map(({ label, to, icon }) => {
        const Icon = icon && MENU_ICONS[icon];
        return (
          <li key={to}>
            <Link
              className={styles.entry}
              to={to}
              aria-current={to === current ? 'page' : undefined}
              onClick={onFollow}
            >
              {Icon && <Icon aria-hidden />}
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );

  return (
    <div className={styles.menu}>
      <Link className={styles.home} to="/" aria-label="EVMandi home" onClick={onFollow}>
        <Logo />
      </Link>
      <nav className={styles.nav} aria-label="Dashboard">
        <p className={styles.group} id={`${ids}-main`}>
          Main menu
        </p>
        {list(MAIN_MENU, `${ids}-main`)}
        <p className={styles.group}>Product</p>
        <ProductGroup current={current} onFollow={onFollow} />
        <p className={styles.group} id={`${ids}-admin`}>
          Admin
        </p>
        {list(ADMIN_MENU, `${ids}-admin`)}
        <Link className={styles.shop} to="/dashboard/shop" onClick={onFollow}>
          <IconBuildingStore aria-hidden />
          Your Shop
        </Link>
      </nav>
    </div>
  );
}
