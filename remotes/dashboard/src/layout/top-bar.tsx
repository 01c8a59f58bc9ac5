import { signOut, useSession } from '@evmandi/runtime';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconLogout, IconMenu2 } from '@evmandi/ui/icons';
import { Pill } from '@evmandi/ui/pill';
import { useHydrated } from '@evmandi/ui/use-hydrated';
import { useMatches } from 'react-router-dom';
import { maySeeFigures } from '../home/view.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import styles from './top-bar.module.css';

/** Routes that show the overview, which has figures of its own for those who may not see the real ones. */
const HOMES = new Set(['dashboard.home', 'dashboard.other']);

interface Props {
  title: string;
  onMenu: () => void;
}

export function TopBar({ title, onMenu }: Props) {
  const user = useSession((session) => session.user);
  const home = useMatches().some(({ id }) => HOMES.has(id));
  const sample = useHydrated() && home && !maySeeFigures(user);
  return (
    <div className={styles.bar}>
      <IconButton className={styles.menu} label="Open menu" aria-haspopup="dialog" onClick={onMenu}>
        <IconMenu2 aria-hidden />
      </IconButton>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {sample && (
        <span className={styles.sample}>
          <Pill tone="pending">Sample figures</Pill>
        </span>
      )}
      {user && (
        <div className={styles.person}>
          <PaletteButton />
          <span className={styles.initial} aria-hidden="true">
            {user.name.slice(0, 1).toUpperCase()}
          </span>
          <span className={styles.words}>
            <b className={styles.name}>{user.name}</b>
            <span className={styles.role}>{user.role.name}</span>
          </span>
          <IconButton label="Sign out" onClick={signOut}>
            <IconLogout aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
