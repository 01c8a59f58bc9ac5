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

/** Rows before a page. */
export const offsetOf = (page: number, pageSize = ROWS_PER_PAGE): number => (page - 1) * pageSize;
