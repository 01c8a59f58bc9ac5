import { MAX_PAGE } from '@evmandi/contract/domain/limits';
import type { PageInfo } from '../../contract/common.ts';

/** Rows of a page of the admin lists and of one's own orders. */
export const ROWS_PER_PAGE = 10;

/** Returns where a page, counted from 1, stands among `total` rows; no rows are 0 pages. */
export const pageOf = (page: number, total: number, pageSize = ROWS_PER_PAGE): PageInfo => ({
  page,
  pageSize,
  pages: Math.ceil(total / pageSize),
  total,
});

/** The same for a public list, whose pages end at `MAX_PAGE`: none that is announced may be refused. */
export function publicPageOf(page: number, total: number, pageSize = ROWS_PER_PAGE): PageInfo {
  const info = pageOf(page, total, pageSize);
  return { ...info, pages: Math.min(info.pages, MAX_PAGE) };
}

/** Rows before a page. */
export const offsetOf = (page: number, pageSize = ROWS_PER_PAGE): number => (page - 1) * pageSize;
