import type { Dashboard } from '@evmandi/api/contract/dashboard';
import { counted, formatCount, formatNumber } from '@evmandi/contract/domain/numbers';
import { IconChevronRight } from '@evmandi/ui/icons';
import { ScrollRegion } from '@evmandi/ui/scroll-region';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Chart } from '../chart/chart.tsx';
import type { ChartData } from '../chart/chart-data.ts';
import { ChartTable, ChartTools, type ChartView } from '../chart/chart-tools.tsx';
import { links } from '../links.ts';
import { PartCard, usePart } from './part-card.tsx';
import styles from './users-card.module.css';

const CAPTION = 'Users in each of the last 30 minutes';

/** The minutes, the oldest first, each by how long ago it was. */
export function minutesData(perMinute: readonly number[]): ChartData {
  const last = perMinute.length - 1;
  return {
    of: 'Minute',
    labels: perMinute.map((_, index) =>
      index === last ? 'now' : `${counted(last - index, 'minute')} ago`,
    ),
    series: [{ name: 'Users', values: perMinute }],
  };
}

/** Visitors of the last 30 minutes, as their beacons tell. */
export function UsersCard({ figures, live }: { figures: Dashboard; live: boolean }) {
  const part = usePart(figures, 'users');
  const { value } = part;
  const [view, setView] = useState<ChartView>('Chart');
  const data = useMemo(() => value && minutesData(value.perMinute), [value]);
  return (
    <PartCard part={part} title="Users in last 30 minutes">
      {({ total, perMinute }) => (
        <>
          <div className={styles.line}>
            <p className={styles.figures}>
              <b className={styles.figure}>{formatCount(total)}</b>
              <span className={styles.note}>
                now {formatNumber(perMinute.at(-1) ?? 0)} a minute
              </span>
            </p>
            {data && (
              <ChartTools
                of={CAPTION}
                file="users"
                data={data}
                view={view}
                onView={setView}
                compact
              />
            )}
          </div>
          {data && view === 'Chart' && (
            <>
              <Chart className={styles.chart} data={data} kind="bars" format={formatCount} />
              <p className={styles.axis} aria-hidden="true">
                <span>30 min ago</span>
                <span>now</span>
              </p>
            </>
          )}
          {data && view === 'Table' && (
            <ScrollRegion className={styles.table} aria-label={CAPTION}>
              <ChartTable caption={CAPTION} data={data} format={formatNumber} />
            </ScrollRegion>
          )}
          {live && (
            <Link className={styles.link} to={links.visitors}>
              All of these users
              <IconChevronRight size={16} aria-hidden />
            </Link>
          )}
        </>
      )}
    </PartCard>
  );
}
