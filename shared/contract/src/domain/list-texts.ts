import { MAX_COMPARED } from './limits.ts';

/** What a text calls the lists of a shopper. */
export const CART = 'your cart';
export const QUOTE_LIST = 'your quote list';
export const FAVORITES = 'favorites';
export const COMPARISON = 'comparison';

/** Returns the text of a toast: `3 lines added to your cart`. */
export const addedTo = (list: string, what: string): string => `${what} added to ${list}`;

/** What makes toasts about a list one, each of so many products: "3 added to your cart". */
export const groupOf = (list: string, adds = 1, many = addedTo) => ({
  ...{ name: list, adds },
  many: (sum: number) => many(list, String(sum)),
});

/** Returns the text of a toast: `Brake Pad Set removed from favorites`. */
export const removedFrom = (list: string, what: string): string => `${what} removed from ${list}`;

/** Returns what is said of lines that stay where they are: sold out, or not sold yet. */
export const notToBeHad = (stay: string, names: string): string =>
  `Not to be had today, so ${stay}: ${names}`;

/** Refuses a fifth product of the comparison (COMPARE-1). */
export const COMPARISON_FULL = `You can compare ${MAX_COMPARED} products at most. Remove one to add another.`;
