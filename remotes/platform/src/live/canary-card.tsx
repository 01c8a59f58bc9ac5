import type { LivePart } from '@evmandi/contract/platform/staff-reads';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconArrowBackUp, IconRocket } from '@evmandi/ui/icons';
import { Pill } from '@evmandi/ui/pill';
import type { Deed } from '../dialogs/part-dialog.tsx';
import styles from '../platform.module.css';
import type { VersionVisits } from '../visits/version-lines.ts';
import { clock, shareText } from '../words.ts';
import { CanaryFigures } from './canary-figures.tsx';
import { EvidenceMeter } from './evidence-meter.tsx';

type Visits = VersionVisits['total'] | undefined;

interface Props {
  part: LivePart;
  /** Of the canary and of what all others get, of two days: the percentiles. */
  measured: Visits;
  beside: Visits;
  onDeed: (deed: Deed) => void;
}

/** A version on trial: its visits beside those of the others, and what the rule thinks of it. */
export function CanaryCard({ part: { name, canary }, measured, beside, onDeed }: Props) {
  if (!canary) return null;
  const { version, share, since } = canary;
  const id = `canary-${name}`;
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            Canary: {name} <span className={styles.mono}>{version}</span>
          </h2>
          <p className={styles.about}>
            Since {clock(since)}: {canary.verdict}
          </p>
        </div>
        <div className={styles.actions}>
          <Pill tone="shipped">Running, {shareText(share)}</Pill>
          <Button size="sm" variant="secondary" onClick={() => onDeed('take-back')}>
            <IconArrowBackUp size={18} aria-hidden />
            Take back
          </Button>
          <Button size="sm" onClick={() => onDeed('promote')}>
            <IconRocket size={18} aria-hidden />
            Promote now
          </Button>
        </div>
      </div>
      <CanaryFigures canary={canary} measured={measured} beside={beside} />
      <EvidenceMeter canary={canary} />
    </Card>
  );
}
