/** The largest quantity of one line: four digits fit every screen. */
export const MAX_QUANTITY = 9_999;

/** Different products in one order, quotation or price request. */
export const MAX_LINES = 500;

/** Parcels of one shipment. */
export const MAX_PARCELS = 999;

/** Products side by side (COMPARE-1). */
export const MAX_COMPARED = 4;

/** 50.00 rupees in paise, on the net of the lines that are ordered (SHIP-3). */
export const MINIMUM_ORDER = 50_00;

/**
 * What all unpaid orders of one account may hold together until one of them was delivered and paid: pieces, and paise
 * with tax. Strangers of one network may hold a multiple of it (`networks_around` of the database).
 */
export const MOST_HELD = { pieces: 2_000, value: 50_00_000_00 } as const;

/** The same for one order that is paid on delivery. */
export const MOST_ON_DELIVERY = { pieces: 50, value: 50_000_00 } as const;

/** Returns a whole number from 1 to 9,999; what is not a number becomes 1 (PRODUCT-2). */
export function cleanQuantity(value: unknown): number {
  const number = Math.trunc(Number(value));
  return Number.isFinite(number) ? Math.min(Math.max(number, 1), MAX_QUANTITY) : 1;
}

/** Characters of a search, as the API takes it. */
export const MAX_SEARCH = 100;

/** Characters of a username and of a password, as the API takes them. */
export const MAX_USERNAME = 100;
export const MAX_PASSWORD = 200;
export const SHORTEST_PASSWORD = 12;

/** Characters of a passkey's name, and how many an account may have. */
export const MAX_PASSKEY_NAME = 60;
export const MAX_PASSKEYS = 20;

/** Characters of a question to the parts team, and of an answer. */
export const MAX_QUESTION = 2_000;

/** Characters of what staff say of a line of an offer. */
export const MAX_NOTE = 300;

/** Products that one request of the catalogue may name. */
export const MAX_IDS = 100;

/** The largest number of a page, as the API takes it. */
export const MAX_PAGE = 10_000;

/** Addresses that an account may save. */
export const MAX_ADDRESSES = 10;

/** The same for the lists of the staff, which reach as far as there are rows. */
export const MAX_DEEP_PAGE = 100_000_000;

/** Rows of a page that the lists of the staff offer; the first is the default. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** Found rows are counted so far; from there on it is "1,000+". */
export const MOST_COUNTED = 1_000;

/**
 * A search of fewer letters than a trigram has is in most rows and in no index: the lists of the staff then look
 * at so many of the newest alone, and say so.
 */
export const LEAST_LETTERS = 3;
export const MOST_LOOKED_AT = 10_000;

/** Seconds in which the one who made a change of an order may take it back (ORDER-8). */
export const UNDO_SECONDS = 10;

/** Seconds beyond them in which it is done: the first of many orders changed long before the last one, and goes back in turn. */
export const UNDO_GRACE_SECONDS = 60;
