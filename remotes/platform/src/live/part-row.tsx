import type { LivePart } from '@evmandi/contract/platform/staff-reads';
import { Button } from '@evmandi/ui/button';
import type { Icon } from '@evmandi/ui/icon';
import {
  IconArrowBackUp,
  IconDots,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconPackage,
  IconPin,
  IconSearch,
  IconShoppingCart,
  IconStack2,
  IconTrash,
  IconUser,
} from '@evmandi/ui/icons';
import { Menu } from '@evmandi/ui/menu';
import { Link } from 'react-router-dom';
import type { Deed } from '../dialogs/part-dialog.tsx';
import { useUnpin } from '../dialogs/use-unpin.ts';
import { links } from '../links.ts';
import { type VersionVisits, valueText } from '../visits/version-lines.ts';
import { clock, shareText } from '../words.ts';
import styles from './parts.module.css';

/** Of the parts that the site began with, for finding them at a glance; any other has a box. */
const ICONS: Readonly<Record<string, Icon>> = {
  host: IconLayoutGrid,
  auth: IconUser,
  catalog: IconSearch,
  checkout: IconShoppingCart,
  dashboard: IconLayoutDashboard,
  platform: IconStack2,
};

interface Props {
  part: LivePart;
  /** Of its live version, of two days. */
  visits: VersionVisits['total'] | undefined;
  onDeed: (deed: Deed) => void;
}

/** The versions of a part that visitors get, as a bar and in words. */
function Shares({ version, pin, canary }: LivePart) {
  const share = canary?.share ?? 0;
  const rest = shareText(10_000 - share);
  return (
    <div className={styles.shares}>
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.stable} style={{ width: `${100 - share / 100}%` }} />
        {canary && <div className={styles.canary} style={{ width: `${share / 100}%` }} />}
      </div>
      <ul className={styles.versions}>
        <li className={styles.version} data-kind="stable">
          <b className={styles.mono}>{version}</b> {rest}
          {pin && ', pinned'}
        </li>
        {canary && (
          <li className={styles.version} data-kind="canary">
            <b className={styles.mono}>{canary.version}</b> {shareText(share)}, canary
          </li>
        )}
      </ul>
    </div>
  );
}

/** A part of the live composition, and what can be done with it. */
export function PartRow({ part, visits, onDeed }: Props) {
  const { name, owner, since, pin, before, withdrawn } = part;
  const PartIcon = ICONS[name] ?? IconPackage;
  const unpin = useUnpin(part);
  return (
    <li className={styles.part} data-part={name}>
      <div className={styles.name}>
        <span className={styles.icon}>
          <PartIcon aria-hidden />
        </span>
        <div>
          <h3 className={styles.title}>
            <Link to={links.releasesOf(name)} className={styles.partLink}>
              {name}
            </Link>
          </h3>
          <p className={styles.owner}>{owner}</p>
        </div>
      </div>
      <Shares {...part} />
      <p className={styles.since}>
        {pin ? `Pinned by ${pin.by}: ${pin.reason}` : `Since ${clock(since)}`}
        {visits && (
          <span className={styles.vitals}>
            Errors {valueText(visits, 'errors')}, INP p75 {valueText(visits, 'inp')}
          </span>
        )}
      </p>
      <div className={styles.actions}>
        {pin ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Unpin ${name}`}
            busy={unpin.busy}
            onClick={() => void unpin.send(null)}
          >
            <IconPin size={18} aria-hidden />
            Unpin
          </Button>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Roll back ${name}`}
            disabled={before.length === 0}
            onClick={() => onDeed('roll-back')}
          >
            <IconArrowBackUp size={18} aria-hidden />
            Roll back
          </Button>
        )}
        <Menu
          label={`More for ${name}`}
          aria-label={`More for ${name}: pin, retire`}
          className={styles.more}
          entries={[
            {
              label: 'Pin',
              Icon: IconPin,
              disabled: pin !== null,
              onChoose: () => onDeed('pin'),
            },
            {
              label: 'Retire a version',
              Icon: IconTrash,
              disabled: before.length + withdrawn.length === 0,
              onChoose: () => onDeed('retire'),
            },
          ]}
        >
          <IconDots aria-hidden />
        </Menu>
      </div>
      {unpin.failure && (
        <p className={styles.failure} role="alert">
          {name} stays pinned: {unpin.failure}
        </p>
      )}
    </li>
  );
}
