import type { PageMenuEntry } from '@evmandi/contract/platform/page-menu';
import { pictureAddress } from '@evmandi/runtime';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './menu-panel.module.css';
import { shellIcon } from './shell-icons.ts';

interface MenuPanelProps {
  id: string;
  links: PageMenuEntry<'header'>[];
  /** Stand under the links, apart. */
  services: PageMenuEntry<'services'>[];
  open: boolean;
  onChoose: () => void;
}

/** What a header menu opens. It is not drawn before it was open once, except where no script runs. */
export function MenuPanel({ id, links, services, open, onChoose }: MenuPanelProps) {
  const [drawn, setDrawn] = useState(open);
  if (open && !drawn) setDrawn(true);
  const content = (
    <div className={styles.box}>
      <ul className={styles.links}>
        {links.map(({ title, path, picture }) => (
          <li key={path}>
            <Link className={styles.link} to={path} onClick={onChoose}>
              <Media className={styles.picture}>
                <Picture src={pictureAddress(picture)} alt="" width={72} height={54} />
              </Media>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {services.length > 0 && (
        <ul className={styles.services} aria-label="Services">
          {services.map(({ title, path, icon }) => {
            const Icon = shellIcon(icon);
            return (
              <li key={path}>
                <Link className={styles.service} to={path} onClick={onChoose}>
                  <Icon aria-hidden />
                  {title}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
  return (
    <div className={styles.panel} id={id} hidden={!open}>
      {drawn ? content : <noscript>{content}</noscript>}
    </div>
  );
}
