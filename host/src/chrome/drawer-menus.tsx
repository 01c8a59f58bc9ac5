import { apiAddress } from '@evmandi/runtime';
import { IconChevronDown } from '@evmandi/ui/icons';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Link } from 'react-router-dom';
import styles from './drawer.module.css';
import { MENUS, SERVICES } from './menus.ts';

export function DrawerMenus() {
  return (
    <nav aria-label="Main">
      {MENUS.map(({ id, label, links }, index) => (
        <details key={id} className={styles.menu} open={index === 0}>
          <summary className={styles.summary}>
            {label}
            <IconChevronDown className={styles.chevron} size={18} aria-hidden />
          </summary>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <Link className={styles.link} to={link.to}>
                  <Media className={styles.picture}>
                    <Picture src={apiAddress(link.picture)} alt="" width={52} height={39} />
                  </Media>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <ul className={styles.services}>
        {SERVICES.map(({ label, to, Icon }) => (
          <li key={to}>
            <Link className={styles.service} to={to}>
              <Icon aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
