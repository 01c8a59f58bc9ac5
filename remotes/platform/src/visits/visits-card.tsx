import type { VisitMetric } from '@evmandi/contract/platform/staff-reads';
import { Card } from '@evmandi/ui/card';
import { Select } from '@evmandi/ui/controls';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconDownload } from '@evmandi/ui/icons';
import { saveFile } from '@evmandi/ui/save-file';
import { useMemo, useState } from 'react';
import styles from '../platform.module.css';
import { METRICS, rateOf, rateText } from '../words.ts';
import { type CanaryVisits, rateLines, visitsCsv } from './rate-lines.ts';
import { VersionChart } from './version-chart.tsx';
import own from './visits.module.css';
import { VisitsTable } from './visits-table.tsx';

const keyOf = ({ app, version, since }: CanaryVisits) => `${app} ${version} ${since}`;

/** Bad visits of the canaries of late, beside those of the others at the same time; nothing where there was none. */
export function VisitsCard({ canaries }: { canaries: readonly CanaryVisits[] }) {
  const [key, setKey] = useState('');
  const shown = canaries.find((one) => keyOf(one) === key) ?? canaries[0];
  if (!shown) return null;
  return (
    <Card as="section" className={`${styles.card} ${own.lined}`} aria-labelledby="visits">
      <div className={styles.head}>
        <h2 id="visits" className={styles.title}>
          Canaries beside the others
        </h2>
        <div className={styles.actions}>
          <Select
            aria-label="Canary"
            value={keyOf(shown)}
            onChange={({ target }) => setKey(target.value)}
          >
            {canaries.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {one.app} {one.version}
                {one.running && ', running'}
              </option>
            ))}
          </Select>
          <IconButton
            bordered
            label="Save as CSV: canaries"
            onClick={() => saveFile('canaries.csv', visitsCsv(canaries))}
          >
            <IconDownload aria-hidden />
          </IconButton>
        </div>
      </div>
      <div className={own.charts}>
        {(['errors', 'inp'] as const).map((first) => (
          <MetricChart key={first} first={first} visits={shown} />
        ))}
      </div>
      {shown.failures.length > 0 && (
        <p className={own.failures}>
          Failed most often: {shown.failures[0]?.what}, {shown.failures[0]?.times} times
        </p>
      )}
      <VisitsTable canaries={canaries} />
    </Card>
  );
}

/** A metric over time; the person chooses which. */
function MetricChart({ first, visits }: { first: VisitMetric; visits: CanaryVisits }) {
  const [metric, setMetric] = useState(first);
  const lines = useMemo(() => rateLines(visits, metric), [visits, metric]);
  const last = visits.points.at(-1);
  return (
    <div className={own.figure}>
      <Select
        aria-label="Metric"
        value={metric}
        onChange={({ target }) => setMetric(target.value as VisitMetric)}
      >
        {METRICS.map((one) => (
          <option key={one.metric} value={one.metric}>
            {one.name}
          </option>
        ))}
      </Select>
      <p className={styles.about}>
        Of 100 visits so far: canary {rateText(last ? rateOf(last.canary, metric) : null)}, stable{' '}
        {rateText(last ? rateOf(last.stable, metric) : null)}
      </p>
      <VersionChart lines={lines} />
      <p className={own.legend} aria-hidden="true">
        {lines.series.map(({ name }, index) => (
          <span key={name} className={own.key} data-line={index === 0 ? 'stable' : 'canary'}>
            {name}
          </span>
        ))}
      </p>
    </div>
  );
}
