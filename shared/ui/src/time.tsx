import {
  formatDay,
  formatDayOf,
  formatListedDay,
  formatMoment,
} from '@evmandi/contract/domain/dates';

interface DayProps {
  /** `YYYY-MM-DD`, or a UTC time in ISO 8601, of which it is the day in India. */
  value: string;
  className?: string;
}

/** A day as `5 Dec 2025`, with its machine-readable value. */
export function Day({ value, className }: DayProps) {
  return (
    <time className={className} dateTime={value}>
      {value.length > 10 ? formatDayOf(value) : formatDay(value)}
    </time>
  );
}

/** A day, `YYYY-MM-DD`, as `05 Dec`: the dashboard shows days below each other. */
export function ListedDay({ value }: { value: string }) {
  return <time dateTime={value}>{formatListedDay(value)}</time>;
}

/** A UTC time, ISO 8601, as a clock in India shows it, with its machine-readable value. */
export function Moment({ value }: { value: string }) {
  return <time dateTime={value}>{formatMoment(value)}</time>;
}
