import { formatNumber } from '@evmandi/contract/domain/numbers';
import type { VisitSide } from '@evmandi/contract/platform/staff-reads';
import { Dot } from '@evmandi/ui/pill';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import styles from '../platform.module.css';
import { clock, METRICS, rateOf, rateText } from '../words.ts';
import type { CanaryVisits } from './rate-lines.ts';
import own from './visits.module.css';

const COLUMNS = [
  { label: 'Version' },
  { label: 'Visits', className: styles.number },
  ...METRICS.map(({ short }) => ({
    label: `${short}, of 100`,
    className: styles.number,
  })),
  { label: 'State' },
];

interface VersionRow {
  key: string;
  app: string;
  version: string;
  side: VisitSide;
  state: string;
  running: boolean;
}

/** Two rows for each canary: its own visits, and those of the others at the same time. */
function rowsOf({ app, version, beside, since, running, points }: CanaryVisits): VersionRow[] {
  const last = points.at(-1);
  if (!last) return [];
  const when = running ? `since ${clock(since)}` : `from ${clock(since)} to ${clock(last.at)}`;
  return [
    {
      ...{ key: `${app} ${since} canary`, app, version, running },
      side: last.canary,
      state: `Canary ${when}`,
    },
    {
      ...{ key: `${app} ${since} stable`, app, version: beside ?? 'what others got', running },
      side: last.stable,
      state: 'Beside it',
    },
  ];
}

/** The numbers of all canaries of late. */
export function VisitsTable({ canaries }: { canaries: readonly CanaryVisits[] }) {
  return (
    <Table caption="Canaries beside the others" columns={COLUMNS} cardsBelow="52rem">
      {canaries.flatMap(rowsOf).map(({ key, app, version, side, state, running }) => (
        <Row key={key} className={own.row}>
          <RowHeader>
            {app} <span className={styles.mono}>{version}</span>
          </RowHeader>
          <Cell label="Visits" className={own.rate}>
            {formatNumber(side.errors.seen)}
          </Cell>
          {METRICS.map(({ metric, short }) => (
            <Cell key={metric} label={`${short}, of 100`} className={own.rate}>
              {rateText(rateOf(side, metric))}
            </Cell>
          ))}
          <Cell label="State" className={own.state}>
            {running ? <Dot tone="in-stock">{state}</Dot> : state}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
