import { formatNumber } from '@evmandi/contract/domain/numbers';
import type { LivePart } from '@evmandi/contract/platform/staff-reads';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck, IconRocket } from '@evmandi/ui/icons';
import { Pill } from '@evmandi/ui/pill';
import type { Deed } from '../dialogs/part-dialog.tsx';
import styles from '../platform.module.css';
import { clock, METRICS, rateOf, rateText, shareText } from '../words.ts';
import canaryStyles from './canary-card.module.css';
import { EvidenceMeter } from './evidence-meter.tsx';

interface Props {
  part: LivePart;
  onDeed: (deed: Deed) => void;
}

/** A version on trial: its visits beside those of the others, and what the rule thinks of it. */
export function CanaryCard({ part: { name, canary }, onDeed }: Props) {
  if (!canary) return null;
  const { version, share, since, visits, needed } = canary;
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
      <dl className={canaryStyles.figures}>
        <div>
          <dt className={styles.about}>Visits so far</dt>
          <dd className={canaryStyles.figure}>
            <b className={canaryStyles.number}>{formatNumber(visits)}</b>{' '}
            <span className={styles.about}>of {formatNumber(needed)}</span>
          </dd>
        </div>
        {METRICS.map(({ metric, short }) => {
          const [own, others] = [rateOf(canary.canary, metric), rateOf(canary.stable, metric)];
          const isWorse = (own ?? 0) > (others ?? 0);
          const Icon = isWorse ? IconAlertTriangle : IconCircleCheck;
          return (
            <div key={metric}>
              <dt className={styles.about}>{short}, of 100 visits</dt>
              <dd className={canaryStyles.figure}>
                <b className={canaryStyles.number}>{rateText(own)}</b>{' '}
                <span className={isWorse ? canaryStyles.worse : canaryStyles.fine}>
                  <Icon size={16} aria-hidden />
                  stable {rateText(others)}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      <EvidenceMeter canary={canary} />
    </Card>
  );
}
