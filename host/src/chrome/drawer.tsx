import { sumOfQuantities } from '@evmandi/contract/domain/lines';
import { counted } from '@evmandi/contract/domain/numbers';
import type { User } from '@evmandi/contract/domain/session';
import type { Badge } from '@evmandi/contract/platform/menu';
import { useGarage } from '@evmandi/runtime';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconBolt, IconChevronRight, IconX } from '@evmandi/ui/icons';
import { Modal } from '@evmandi/ui/modal';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Contact } from './contact.ts';
import styles from './drawer.module.css';
import { DrawerFoot } from './drawer-foot.tsx';
import { DrawerMenus } from './drawer-menus.tsx';
import { Logo } from './logo.tsx';
import { shellIcon } from './shell-icons.ts';
import { isWide, useMenu } from './use-menu.ts';

export interface DrawerProps extends Contact {
  user: User | null;
  /** What this browser's lists hold. */
  counts: Record<Badge, number>;
  onSignOut: () => void;
  onQuickOrder: () => void;
  onClose: () => void;
}

/** All of the header under 900 px, as a modal dialog. Mount it to open it. */
export function Drawer(props: DrawerProps) {
  const { onQuickOrder, onClose, onSignOut, counts, ...account } = props;
  const onPress = (event: MouseEvent) => {
    if ((event.target as Element).closest('a[href^="/"]')) onClose();
  };

  return (
    <Modal
      placement="left"
      className={styles.drawer}
      aria-label="Menu"
      closeWhen="(min-width: 901px)"
      onClose={onClose}
      onClick={onPress}
    >
      <div className={styles.head}>
        <Logo />
        <IconButton label="Close menu" onClick={onClose}>
          <IconX />
        </IconButton>
      </div>
      <div className={styles.body}>
        <GarageRow models={counts.garage} />
        <div className={styles.tiles}>
          <button
            type="button"
            className={styles.tile}
            onClick={() => {
              onClose();
              onQuickOrder();
            }}
          >
            <IconBolt aria-hidden />
            Quick order
          </button>
          <Tiles counts={counts} />
        </div>
        <DrawerMenus />
      </div>
      <DrawerFoot
        {...account}
        onSignOut={() => {
          onClose();
          onSignOut();
        }}
      />
    </Modal>
  );
}

/** What the garage holds, first of all. */
function GarageRow({ models }: { models: number }) {
  const vehicles = useGarage(({ lines }) => sumOfQuantities(lines));
  const entry = useMenu('header-icons').find(({ badge }) => badge === 'garage');
  if (!entry) return null;
  const Icon = shellIcon(entry.icon);
  return (
    <Link className={styles.garage} to={entry.path}>
      <Icon aria-hidden />
      <span className={styles.garageText}>
        <b className={styles.garageTitle}>{entry.title}</b>
        {models > 0
          ? `${counted(models, 'model')}, ${counted(vehicles, 'vehicle')}`
          : 'Choose your vehicles, see what fits'}
      </span>
      <IconChevronRight className={styles.chevron} aria-hidden />
    </Link>
  );
}

/** The icons of the header that are not in the bar on a phone. */
function Tiles({ counts }: Pick<DrawerProps, 'counts'>) {
  const entries = useMenu('header-icons').filter(isWide);
  return entries.map(({ title, path, icon, badge }) => {
    const Icon = shellIcon(icon);
    const count = badge ? counts[badge] : 0;
    return (
      <Link key={path} className={styles.tile} to={path}>
        <Icon aria-hidden />
        {count > 0 ? `${title} (${count})` : title}
      </Link>
    );
  });
}
