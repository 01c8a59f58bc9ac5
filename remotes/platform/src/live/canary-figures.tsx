import { formatNumber } from '@evmandi/contract/domain/numbers';
import type { LivePart } from '@evmandi/contract/platform/staff-reads';
import { IconAlertTriangle, IconCircleCheck } from '@evmandi/ui/icons';
import styles from '../platform.module.css';
import { VERSION_METRICS, type VersionVisits, valueText } from '../visits/version-lines.ts';
import { METRICS, rateOf, rateText } from '../words.ts';
import canaryStyles from './canary-card.module.css';

type Visits = VersionVisits['total'] | undefined;

interface Props {
  canary: NonNullable<LivePart['canary']>;
  /** Of the canary and of what all others get: the percentiles, of two days. */
  measured: Visits;
  beside: Visits;
}

const lookOf = (isWorse: boolean) => (isWorse ? canaryStyles.worse : canaryStyles.fine);

/** How the visits of a canary go beside those of the others: percentiles, and how many of 100 are bad. */
export function CanaryFigures({ canary, measured, beside }: Props) {
  return (
    <dl className={canaryStyles.figures}>
      <div>
        <dt className={styles.about}>Visits so far</dt>
        <dd className={canaryStyles.figure}>
          <b className={canaryStyles.number}>{formatNumber(canary.visits)}</b>{' '}
          <span className={styles.about}>of {formatNumber(canary.needed)}</span>
        </dd>
      </div>
      {METRICS.map(({ metric, short }) => {
        const [own, others] = [rateOf(canary.canary, metric), rateOf(canary.stable, metric)];
        const rates = `${rateText(own)} of 100, stable ${rateText(others)}`;
        const isRate = metric === 'errors';
        const valueFor = (visits: Visits) => (visits ? valueText(visits, metric) : rateText(null));
        // By the rates: by these the canary is judged.
        const isKnown = own !== null && others !== null;
        const isWorse = isKnown && own > others;
        const Icon = isWorse ? IconAlertTriangle : IconCircleCheck;
        return (
          <div key={metric}>
            <dt className={styles.about}>
              {isRate
                ? 'Errors, of 100 visits'
                : VERSION_METRICS.find((one) => one.metric === metric)?.short}
            </dt>
            <dd className={canaryStyles.figure}>
              <b className={canaryStyles.number}>{isRate ? rateText(own) : valueFor(measured)}</b>{' '}
              <span className={isKnown ? lookOf(isWorse) : styles.about}>
                {isKnown && <Icon size={16} aria-hidden />}
                stable {isRate ? rateText(others) : valueFor(beside)}
              </span>
            </dd>
            {!isRate && (
              <dd className={canaryStyles.rates}>
                {short}: {rates}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
