import { DAY_MS, dayInIndia, INDIA_OFFSET_MS } from '@evmandi/contract/domain/dates';

const MINUTE = 60_000;
export const MINUTES_A_DAY = DAY_MS / MINUTE;
/** From midnight. */
const OPENS = 8 * 60 * MINUTE;
const CLOSES = 20 * 60 * MINUTE;

/** Moments and days of the sample data, as offsets from the first start. */
export class Calendar {
  constructor(private readonly start: Date) {}

  /**
   * So many minutes before the first start, moved within its day in India to hours at which people order,
   * deliver and write. What was later stays later, and nothing comes to lie after the first start.
   */
  minutesAgo(minutes: number): Date {
    const now = this.start.getTime() + INDIA_OFFSET_MS;
    const then = now - minutes * MINUTE;
    const midnight = Math.floor(then / DAY_MS) * DAY_MS;
    const today = midnight === Math.floor(now / DAY_MS) * DAY_MS;
    const passed = today ? now - midnight : DAY_MS;
    // Before ten in the morning: the last fifth of what there was of the day.
    const opens = Math.min(OPENS, passed * 0.8);
    const closes = today ? passed : CLOSES;
    const moved = passed === 0 ? 0 : opens + ((then - midnight) / passed) * (closes - opens);
    return new Date(Math.round(midnight + moved - INDIA_OFFSET_MS));
  }

  /** `YYYY-MM-DD` in India, that many days from the first start. */
  day(offset: number): string {
    return dayInIndia(this.start.getTime() + offset * DAY_MS);
  }

  /** First day, in India, of the month of the first start or of one that many months later. */
  monthBegins(later: number): string {
    const [year, month] = this.day(0).split('-').map(Number) as [number, number];
    return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
  }

  /** Last day of such a month. */
  monthEnds(later: number): string {
    return new Date(Date.parse(this.monthBegins(later + 1)) - DAY_MS).toISOString().slice(0, 10);
  }

  /** Five in the afternoon, in India, of such a day. */
  fiveOClock(offset: number): Date {
    return new Date(`${this.day(offset)}T17:00:00+05:30`);
  }
}
