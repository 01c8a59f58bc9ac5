import { INDIA_OFFSET_MS } from '@evmandi/contract/domain/dates';

/** A time as a clock in India shows it, to the minute: `2025-11-20 12:24 IST`. */
export function minute(iso: string): string {
  const inIndia = new Date(Date.parse(iso) + INDIA_OFFSET_MS).toISOString();
  return `${inIndia.slice(0, 16).replace('T', ' ')} IST`;
}
