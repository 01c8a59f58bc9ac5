import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { Select } from '@evmandi/ui/controls';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconChartLine, IconDownload } from '@evmandi/ui/icons';
import { Dot } from '@evmandi/ui/pill';
import { saveFile } from '@evmandi/ui/save-file';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { useMemo, useState } from 'react';
import styles from '../platform.module.css';
import { VersionChart } from './version-chart.tsx';
import {
  drawnOf,
  type Trial,
  trialOf,
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
  /** Canaries that run. */
  trials: readonly Trial[];
}

/** Errors and vitals of every version of two days. */
export function VersionsCard({ versions, trials }: Props) {
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
              <MetricChart
                key={first}
                first={first}
                versions={versions}
                trials={trials}
                app={app}
              />
            ))}
          </div>
          <VersionsTable versions={versions} trials={trials} />
        </>
      )}
    </Card>
  );
}

/** The figures of what is drawn, in words: `1.0.0-3f2a9c01 151 ms, limit 200 ms`. */
function figuresText(drawn: readonly VersionVisits[], metric: VersionMetric): string {
  const limit = VERSION_METRICS.find((one) => one.metric === metric)?.limit;
  const values = drawn.map((one) => `${one.version} ${valueText(one.total, metric)}`);
  return [...values, ...(limit ? [`limit ${limit.text}`] : [])].join(', ');
}

/** A metric by the hour; the person chooses which. */
function MetricChart(props: Props & { first: VersionMetric; app: string }) {
  const { first, versions, trials, app } = props;
  const [metric, setMetric] = useState(first);
  const lines = useMemo(
    () => versionLines(versions, app, metric, trials),
    [versions, app, metric, trials],
  );
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
      <p className={styles.about}>Over two days: {figuresText(drawnOf(versions, app), metric)}</p>
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

function VersionsTable({ versions, trials }: Props) {
  const stateOf = (version: VersionVisits) => {
    if (trialOf(trials, version)) return <Dot tone="delay">Canary</Dot>;
    return version.live ? <Dot tone="in-stock">Live</Dot> : 'Open pages';
  };
  return (
    <Table caption="Errors and vitals by version" columns={COLUMNS} cardsBelow="52rem">
      {versions.map((one) => {
        const { app, version, total } = one;
        return (
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
              {stateOf(one)}
            </Cell>
          </Row>
        );
      })}
    </Table>
  );
}
