import { addedTo } from '@evmandi/contract/domain/list-texts';
import { formatNumber } from '@evmandi/contract/domain/numbers';

/** How what was done to the garage is said: by a toast on its page, in a line of its own in its panel. */
export type Say = (kind: 'success' | 'error', text: string) => void;

/** Said to a kind of vehicle too many. */
export const GARAGE_FULL = 'A garage holds 50 kinds of vehicle: remove one before you add another';

/** What a text calls it. */
export const GARAGE = 'your garage';

/** `40 x Ather 450X added to your garage`. */
export const addedText = (name: string, quantity: number): string =>
  addedTo(GARAGE, `${formatNumber(quantity)} x ${name}`);
