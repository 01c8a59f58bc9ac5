import type { Dashboard, ReportDay } from '@evmandi/api/contract/dashboard';
import { formatListedDay } from '@evmandi/contract/domain/dates';
import { centsOf, formatCents, formatCentsShort } from '@evmandi/contract/domain/money';
import { formatCount, formatNumber } from '@evmandi/contract/domain/numbers';
import { getConfig } from '@evmandi/runtime';
import { IconChevronRight } from '@evmandi/ui/icons';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Chart } from '../chart/chart.tsx';
import type { ChartData } from '../chart/chart-data.ts';
import { ChartTable, ChartTools, type ChartView } from '../chart/chart-tools.tsx';
import { links } from '../links.ts';
import { PartCard, usePart } from './part-card.tsx';
import styles from './week-card.module.css';

type Week = NonNullable<Dashboard['week']>;
type Measure = keyof Week['totals'];

const MEASURES: readonly { key: Measure; name: string; money?: true }[] = [
  { key: 'customers', name: 'Customers' },
  { key: 'products', name: 'Products' },
  { key: 'stockProducts', name: 'Stock products' },
  { key: 'outOfStock', name: 'Out of stock' },
  { key: 'orders', name: 'Orders' },
  { key: 'revenue', name: 'Revenue', money: true },
];

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const cents = (paise: number) => centsOf(paise, getConfig().rupeesPerDollar);
const inDollars = (value: number) => formatCents(value * 100);
const inShort = (value: number) => formatCentsShort(value * 100);

/** This week against the last, by days in India; money in dollars. */
export function weekData(week: Week, measure: (typeof MEASURES)[number]): ChartData {
  const value = (day: ReportDay | undefined) => {
    const amount = day?.[measure.key] ?? null;
    return amount !== null && measure.money ? cents(amount) / 100 : amount;
  };
  return {
    of: 'Day',
    labels: week.thisWeek.map(
      ({ day }, index) => `${WEEKDAYS[index] ?? ''} ${formatListedDay(day)}`,
    ),
    series: [
      { name: 'This week', values: week.thisWeek.map(value) },
      { name: 'Last week', values: week.lastWeek.map(value) },
    ],
  };
}

/** The list of what a figure counts: the shop lists all products, with used vehicles and those to come. */
export function listOf(week: Pick<Week, 'thisWeek'>, key: Measure): { to: string; name: string } {
  if (key === 'outOfStock') return { to: links.outOfStock, name: 'Products out of stock' };
  if (key === 'products') return { to: links.allProducts, name: 'All products in the shop' };
  if (key === 'stockProducts') return { to: links.productsInStock, name: 'Products in stock' };
  const [first, last] = [week.thisWeek[0], week.thisWeek.at(-1)];
  if (key === 'customers') {
    return {
      to: first && last ? links.customersOfDays(first.day, last.day) : links.customers,
      name: 'Customers of this week',
    };
  }
  return {
    to: first && last ? links.ordersOfDays(first.day, last.day) : links.orders,
    name: 'Orders of this week',
  };
}

/** Customers, products, orders and revenue of this week against the last. */
export function WeekCard({ figures, live }: { figures: Dashboard; live: boolean }) {
  const read = usePart(figures, 'week');
  const week = read.value;
  const [key, setKey] = useState<Measure>('revenue');
  const [view, setView] = useState<ChartView>('Chart');
  const measure = MEASURES.find((one) => one.key === key);
  const data = useMemo(() => week && measure && weekData(week, measure), [week, measure]);
  const caption = `${measure?.name ?? ''} of this week and the last`;
  return (
    <PartCard
      part={read}
      title="Report for this week"
      className={styles.card}
      aside={
        data && (
          <div className={styles.aside}>
            <p className={styles.legend} aria-hidden="true">
              <span className={styles.now}>This week</span>
              <span className={styles.before}>Last week</span>
            </p>
            <ChartTools
              of={caption}
              file={`week-${key}`}
              data={data}
              view={view}
              onView={setView}
            />
          </div>
        )
      }
    >
      {({ totals }) => (
        <>
          <div className={styles.measures}>
            {MEASURES.map((one) => (
              <button
                key={one.key}
                type="button"
                className={styles.measure}
                aria-pressed={one.key === key}
                onClick={() => setKey(one.key)}
              >
                <b className={styles.figure}>
                  {one.money
                    ? formatCentsShort(cents(totals[one.key]))
                    : formatCount(totals[one.key])}
                </b>
                <span>{one.name}</span>
              </button>
            ))}
          </div>
          {data && view === 'Chart' && (
            <Chart data={data} kind="line" format={measure?.money ? inShort : formatCount} />
          )}
          {data && view === 'Table' && (
            <ChartTable
              caption={caption}
              data={data}
              format={measure?.money ? inDollars : formatNumber}
              change={{ scope: 'against last week', moreIsWorse: key === 'outOfStock' }}
            />
          )}
          <div className={styles.foot}>
            <p>Days are counted in Indian time.</p>
            {live && week && (
              <Link className={styles.link} to={listOf(week, key).to}>
                {listOf(week, key).name}
                <IconChevronRight size={16} aria-hidden />
              </Link>
            )}
          </div>
        </>
      )}
    </PartCard>
  );
}
