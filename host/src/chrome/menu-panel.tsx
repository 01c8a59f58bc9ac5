import { apiAddress } from '@evmandi/runtime';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Link } from 'react-router-dom';
import styles from './menu-panel.module.css';
import { type Menu, SERVICES } from './menus.ts';

interface MenuPanelProps {
  menu: Menu;
  id: string;
  open: boolean;
  onChoose: () => void;
}

/** What a header menu opens. Its pictures are not loaded before it was open once. */
export function MenuPanel({ menu, id, open, onChoose }: MenuPanelProps) {
  return (
    <div className={styles.panel} id={id} hidden={!open}>
      <div className={styles.box}>
        <ul className={styles.links}>
          {menu.links.map(({ label, to, picture }) => (
            <li key={to}>
              <Link className={styles.link} to={to} onClick={onChoose}>
                <Media className={styles.picture}>
                  <Picture src={apiAddress(picture)} alt="" width={72} height={54} />
                </Media>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {menu.services && (
          <ul className={styles.services} aria-label="Services">
            {SERVICES.map(({ label, to, Icon }) => (
              <li key={to}>
                <Link className={styles.service} to={to} onClick={onChoose}>
                  <Icon aria-hidden />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
