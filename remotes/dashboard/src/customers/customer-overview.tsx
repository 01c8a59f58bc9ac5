import type { CustomerList } from '@evmandi/api/contract/admin-customers';
import { formatListedDay } from '@evmandi/contract/domain/dates';
import { formatCount, formatNumber } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { useMemo, useState } from 'react';
import { Chart } from '../chart/chart.tsx';
import type { ChartData } from '../chart/chart-data.ts';
import { ChartTable, ChartTools, type ChartView } from '../chart/chart-tools.tsx';
import styles from './customer-overview.module.css';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const CAPTION = 'Customers who bought, by day';

/** Different buyers of each day of this week and the last, and who registered. Days are India's. */
const overviewData = (overview: CustomerList['overview']): ChartData => ({
  of: 'Day',
  labels: overview.map(({ day }, index) => `${WEEKDAYS[index] ?? ''} ${formatListedDay(day)}`),
  series: [
    { name: 'Active, this week', values: overview.map(({ active }) => active) },
    { name: 'Active, last week', values: overview.map(({ activeBefore }) => activeBefore) },
  ],
});

/** The same with who registered, which is listed and saved, not drawn. */
const listedData = (overview: CustomerList['overview']): ChartData => {
  const drawn = overviewData(overview);
  const registered = overview.map((day) => day.registered);
  return { ...drawn, series: [...drawn.series, { name: 'Registered', values: registered }] };
};

/** The week of the customers as a drawing, a table and a file. */
export function CustomerOverview({ overview }: Pick<CustomerList, 'overview'>) {
  const [view, setView] = useState<ChartView>('Chart');
  const drawn = useMemo(() => overviewData(overview), [overview]);
  const listed = useMemo(() => listedData(overview), [overview]);
  return (
    <Card as="section" className={styles.card} aria-labelledby="customer-overview">
      <div className={styles.head}>
        <h2 className={styles.title} id="customer-overview">
          Customer overview
        </h2>
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.now}>Active customers, this week</span>
          <span className={styles.before}>Last week</span>
        </p>
        <ChartTools of={CAPTION} file="customers-week" data={listed} view={view} onView={setView} />
      </div>
      <div className={styles.place}>
        {view === 'Chart' ? (
          <Chart className={styles.chart} data={drawn} kind="line" format={formatCount} />
        ) : (
          <ChartTable caption={CAPTION} data={listed} format={formatNumber} />
        )}
      </div>
    </Card>
  );
}
