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

/** What is searched for, as far as the API takes it; undefined for nothing. */
export const readText = (query: URLSearchParams): string | undefined =>
  query.get('q')?.trim().slice(0, MAX_SEARCH) || undefined;

/** The number of the row whose panel is open. */
export function readOpen(query: URLSearchParams, name: string): string | undefined {
  const number = query.get(name);
  return number && /^[\w-]{1,30}$/.test(number) ? number : undefined;
}
