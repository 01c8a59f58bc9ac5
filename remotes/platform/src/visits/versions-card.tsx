import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { Select } from '@evmandi/ui/field';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconChartLine, IconDownload } from '@evmandi/ui/icons';
import { Dot } from '@evmandi/ui/pill';
import { saveFile } from '@evmandi/ui/save-file';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { useMemo, useState } from 'react';
import styles from '../platform.module.css';
import { VersionChart } from './version-chart.tsx';
import {
  VERSION_METRICS,
  type VersionMetric,
  type VersionVisits,
  valueText,
  versionLines,
  versionsCsv,
} from './version-lines.ts';
import own from './visits.module.css';

const COLUMNS = [
  { label: 'Version' },
  { label: 'Visits', className: styles.number },
  ...VERSION_METRICS.map(({ short }) => ({ label: short, className: styles.number })),
  { label: 'State' },
];

interface Props {
  versions: readonly VersionVisits[];
}

/** Errors and vitals of every version of two days. */
export function VersionsCard({ versions }: Props) {
  const apps = [...new Set(versions.map(({ app }) => app))];
  const [chosen, setChosen] = useState('');
  const app = apps.includes(chosen) ? chosen : (apps[0] ?? '');
  return (
    <Card as="section" className={`${styles.card} ${own.lined}`} aria-labelledby="versions">
      <div className={styles.head}>
        <h2 id="versions" className={styles.title}>
          Errors and vitals by version
        </h2>
        {app !== '' && (
          <div className={styles.actions}>
            <Select
              aria-label="Remote"
              value={app}
              onChange={({ target }) => setChosen(target.value)}
            >
              {apps.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
            <IconButton
              bordered
              label="Save as CSV: errors and vitals"
              onClick={() => saveFile('errors-and-vitals.csv', versionsCsv(versions))}
            >
              <IconDownload aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      {app === '' ? (
        <EmptyState
          icon={<IconChartLine />}
          title="Nothing was measured yet"
          text="A page reports how its visit went when it is left. Visits of the last two days stand here."
        />
      ) : (
        <>
          <div className={own.charts}>
            {(['errors', 'inp'] as const).map((first) => (
              <MetricChart key={first} first={first} versions={versions} app={app} />
            ))}
          </div>
          <VersionsTable versions={versions} />
        </>
      )}
    </Card>
  );
}

/** A metric by the hour; the person chooses which. */
function MetricChart({ first, versions, app }: Props & { first: VersionMetric; app: string }) {
  const [metric, setMetric] = useState(first);
  const lines = useMemo(() => versionLines(versions, app, metric), [versions, app, metric]);
  const newest = versions.find((one) => one.app === app);
  return (
    <div className={own.figure}>
      <Select
        aria-label="Metric"
        value={metric}
        onChange={({ target }) => setMetric(target.value as VersionMetric)}
      >
        {VERSION_METRICS.map((one) => (
          <option key={one.metric} value={one.metric}>
            {one.name}
          </option>
        ))}
      </Select>
      <p className={styles.about}>
        {app} {newest?.version}: {newest ? valueText(newest.total, metric) : ''} over two days
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

function VersionsTable({ versions }: Props) {
  return (
    <Table caption="Errors and vitals by version" columns={COLUMNS} cardsBelow="52rem">
      {versions.map(({ app, version, live, total }) => (
        <Row key={`${app} ${version}`} className={own.row}>
          <RowHeader>
            {app} <span className={styles.mono}>{version}</span>
          </RowHeader>
          <Cell label="Visits" className={own.rate}>
            {formatNumber(total.seen)}
          </Cell>
          {VERSION_METRICS.map(({ metric, short }) => (
            <Cell key={metric} label={short} className={own.rate}>
              {valueText(total, metric)}
            </Cell>
          ))}
          <Cell label="State" className={own.state}>
            {live ? <Dot tone="in-stock">Live</Dot> : 'Open pages'}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
