import { formatMoment } from '@evmandi/contract/domain/dates';
import type { VisitMetric, VisitSide } from '@evmandi/contract/platform/staff-reads';

/** What a visit is bad in, and from where on. */
export const METRICS: readonly { metric: VisitMetric; name: string; short: string }[] = [
  { metric: 'errors', name: 'Visits with errors', short: 'Errors' },
  { metric: 'lcp', name: 'Slow first views, LCP over 2.5 s', short: 'LCP over 2.5 s' },
  { metric: 'inp', name: 'Slow presses, INP over 200 ms', short: 'INP over 200 ms' },
  { metric: 'cls', name: 'Moving layouts, CLS over 0.1', short: 'CLS over 0.1' },
];

/** Of 100 visits how many were bad; null while none is known. */
export function rateOf(side: VisitSide, metric: VisitMetric): number | null {
  const { seen, bad } = side[metric];
  return seen === 0 ? null : Math.round((10_000 * bad) / seen) / 100;
}

export const rateText = (rate: number | null): string => (rate === null ? '–' : rate.toFixed(2));

/** `5%`, of hundredths of a percent. */
export const shareText = (share: number): string => `${share / 100}%`;

/** `10:44 am` of today, `01 Oct, 10:44 am` before. */
export const clock = (time: string): string => {
  const text = formatMoment(time);
  const today = formatMoment(new Date().toISOString()).replace(/,[^,]*$/, '');
  return text.startsWith(`${today},`) ? text.replace(/^.*, /, '') : text;
};
