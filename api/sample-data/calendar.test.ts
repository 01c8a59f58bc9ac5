import { Calendar } from './calendar.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const STARTS = ['2026-11-20T06:30:00Z', '2026-03-01T18:30:00Z', '2026-03-01T21:00:00Z'];

const hourInIndia = (moment: Date) => (moment.getTime() / 3_600_000 + 5.5) % 24;
const dayInIndia = (moment: Date) => Math.floor(moment.getTime() / 86_400_000 + 5.5 / 24);

describe.each(STARTS)('moments of the sample data before a first start at %s', (start) => {
  const calendar = new Calendar(new Date(start));
  const minutes = Array.from({ length: 500 }, (_, index) => Math.round(index ** 1.5));
  const moments = minutes.map((ago) => calendar.minutesAgo(ago));

  test('keep their order and their day', () => {
    expect(moments.map(Number)).toEqual(moments.map(Number).sort((a, b) => b - a));
    const days = minutes.map((ago) => dayInIndia(new Date(Date.parse(start) - ago * 60_000)));
    expect(moments.map(dayInIndia)).toEqual(days);
  });

  test('are never after it', () => {
    expect(moments.filter((moment) => moment > new Date(start))).toEqual([]);
  });

  test('of the days before are between eight in the morning and eight in the evening', () => {
    const earlier = minutes.filter((ago) => ago > DAY).map((ago) => calendar.minutesAgo(ago));
    const hours = earlier.map(hourInIndia);
    expect(hours.filter((hour) => hour < 8 || hour > 20)).toEqual([]);
  });
});

test('a first start in the afternoon has its own day up to then', () => {
  const calendar = new Calendar(new Date('2026-11-20T09:30:00Z'));
  expect(calendar.minutesAgo(0)).toEqual(new Date('2026-11-20T09:30:00Z'));
  expect(hourInIndia(calendar.minutesAgo(15 * HOUR))).toBe(8);
});
