import { MAX_DEEP_PAGE, MAX_SEARCH, PAGE_SIZES } from '@evmandi/contract/domain/limits';

/** What the addresses of all lists have; a value that makes no sense counts as not given. */

export const DEFAULT_SIZE = PAGE_SIZES[0];

/** The page, from 1. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_DEEP_PAGE ? page : 1;
}

/** Rows a page. */
export const readSize = (query: URLSearchParams): number =>
  PAGE_SIZES.find((size) => String(size) === query.get('size')) ?? DEFAULT_SIZE;

/** A text as far as the API takes it: without control characters, and not cut in the middle of a character. */
export function readText(query: URLSearchParams, name = 'q'): string | undefined {
  const text = query.get(name)?.trim().slice(0, MAX_SEARCH);
  return text?.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim() || undefined;
}

/** The number of the row whose panel is open. */
export function readOpen(query: URLSearchParams, name: string): string | undefined {
  const number = query.get(name);
  return number && /^[\w-]{1,30}$/.test(number) ? number : undefined;
}

/** Whether it is a day, `YYYY-MM-DD`, as far as the API takes it: neither one that no month has nor a year half typed. */
export function isDay(text: string): boolean {
  if (!/^(20\d{2}|2100)-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export function readDay(query: URLSearchParams, name: string): string | undefined {
  const day = query.get(name) ?? '';
  return isDay(day) ? day : undefined;
}

/** The id of a row. */
export function readId(query: URLSearchParams, name: string): string | undefined {
  const id = query.get(name) ?? '';
  return /^\d{1,18}$/.test(id) ? id : undefined;
}

/** The id from which a page without a number goes on: to older rows, or else to newer ones. */
export interface Place {
  after?: string | undefined;
  before?: string | undefined;
}

export function readPlace(query: URLSearchParams): Place {
  const after = readId(query, 'after');
  return { after, before: after ? undefined : readId(query, 'before') };
}

/** The place of the newest rows. */
export const AT_NEWEST = { after: undefined, before: undefined } as const satisfies Place;
