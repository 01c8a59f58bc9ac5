import type { AnnouncedDelivery } from '@evmandi/api/contract/deliveries';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { MOST_DELIVERED } from '@evmandi/contract/domain/stock';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LAST_DAY = '2100-12-31';

/** What is wrong with a number of pieces, and what to do about it. */
export function quantityProblem(pieces: number): string | undefined {
  if (Number.isNaN(pieces)) return 'Enter the pieces as a whole number, such as 40';
  return pieces >= 1 && pieces <= MOST_DELIVERED
    ? undefined
    : `Enter a number from 1 to ${formatNumber(MOST_DELIVERED)}`;
}

/** The same of the day on which they are expected; `today` is that of India, `YYYY-MM-DD`. */
export function dayProblem(day: string, today: string): string | undefined {
  if (!DAY.test(day)) return 'Choose the day on which it is expected';
  return day >= today && day <= LAST_DAY ? undefined : 'Choose today or a later day';
}

/** The same of pieces that arrived of a delivery. */
export function bookingProblem(
  pieces: number,
  { open }: Pick<AnnouncedDelivery, 'open'>,
): string | undefined {
  if (pieces > open) {
    return `Only ${formatNumber(open)} are to come: book those, or change the delivery first`;
  }
  return quantityProblem(pieces);
}

/** Leaves out what has no message. */
export const messages = (problems: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
