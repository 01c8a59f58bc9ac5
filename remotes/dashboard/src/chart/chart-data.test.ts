import { minutesData } from '../home/users-card.tsx';
import { listOf, weekData } from '../home/week-card.tsx';
import { chartCsv, trendAt } from './chart-data.ts';

// Neither Node nor jsdom has a canvas.
jest.mock('./chart-canvas.tsx', () => ({ ChartCanvas: () => null }));

test('minutes are named by how long ago they were', () => {
  expect(minutesData([4, 5, 6]).labels).toEqual(['2 minutes ago', '1 minute ago', 'now']);
});

test('a file holds the numbers of the chart, and nothing for days to come', () => {
  const day = (date: string, orders: number | null) => ({
    day: date,
    customers: null,
    orders,
    products: null,
    stockProducts: null,
    outOfStock: null,
    revenue: null,
  });
  const totals = {
    customers: 0,
    orders: 4,
    products: 0,
    stockProducts: 0,
    outOfStock: 0,
    revenue: 0,
  };
  const data = weekData(
    {
      thisWeek: [day('2025-09-28', 4), day('2025-09-29', null)],
      lastWeek: [day('2025-09-21', 3), day('2025-09-22', 2)],
      totals,
    },
    { key: 'orders', name: 'Orders' },
  );
  expect(chartCsv(data)).toBe(
    '\uFEFFDay,This week,Last week\r\nSun 28 Sep,4,3\r\nMon 29 Sep,,2\r\n',
  );
});

test.each([
  [33, 30, { now: 33, change: 10 }],
  [4, 0, { now: 4, change: null }],
  [null, 9, { now: 0, change: null }],
])('%p against %p', (now, before, trend) => {
  const series = [now, before].map((value) => ({ name: '', values: [value] }));
  expect(trendAt(series, 0)).toEqual(trend);
});

test('a figure of the week leads to what it counts', () => {
  const day = (text: string) => ({ day: text }) as Parameters<typeof listOf>[0]['thisWeek'][number];
  const week = { thisWeek: [day('2026-11-22'), day('2026-11-28')] };
  expect(listOf(week, 'outOfStock').to).toBe('/dashboard/stock?tab=levels&state=out');
  const days = '?from=2026-11-22&to=2026-11-28';
  expect(listOf(week, 'orders').to).toBe(`/dashboard/orders${days}`);
  expect(listOf(week, 'customers').to).toBe(`/dashboard/customers${days}`);
  expect(listOf({ thisWeek: [] }, 'customers').to).toBe('/dashboard/customers');
  expect(listOf(week, 'products').to).toBe('/listing');
  expect(listOf(week, 'stockProducts').to).toBe('/listing?in_stock=true');
});
