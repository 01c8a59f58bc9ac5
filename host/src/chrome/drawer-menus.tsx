import { pictureAddress } from '@evmandi/runtime';
import { IconChevronDown } from '@evmandi/ui/icons';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import type { SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import styles from './drawer.module.css';
import { shellIcon } from './shell-icons.ts';
import { byGroup, useMenu } from './use-menu.ts';

/** A section that is opened below the fold is scrolled into view: of one that is taller than that, the beginning. */
function showOpened({ currentTarget: section }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!section.open) return;
  for (const part of [section, section.firstElementChild])
    part?.scrollIntoView({ block: 'nearest' });
}

export function DrawerMenus() {
  const menus = byGroup(useMenu('header'));
  const services = useMenu('services');
  if (menus.length + services.length === 0) return null;
  return (
    <nav aria-label="Main">
      {menus.map(([label, links], index) => (
        <details key={label} className={styles.menu} open={index === 0} onToggle={showOpened}>
          <summary className={styles.summary}>
            {label}
            <IconChevronDown className={styles.chevron} size={18} aria-hidden />
          </summary>
          <ul>
            {links.map((link) => (
              <li key={link.path}>
                <Link className={styles.link} to={link.path}>
                  <Media className={styles.picture}>
                    <Picture src={pictureAddress(link.picture)} alt="" width={52} height={39} />
                  </Media>
                  {link.title}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {services.length > 0 && (
        <ul className={styles.services}>
          {services.map(({ title, path, icon }) => {
            const Icon = shellIcon(icon);
            return (
              <li key={path}>
                <Link className={styles.service} to={path}>
                  <Icon aria-hidden />
                  {title}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </nav>
  );
}
