import { PAGE_SIZES } from '@evmandi/contract/domain/limits';
import { links } from '../links.ts';
import { readPage } from '../list/read-params.ts';

/** The page that the address asks for. */
export const pageOfAddress = (query: URLSearchParams): number => readPage(query);

/** The address of a page. */
export const visitorsAddress = (page: number): string =>
  page > 1 ? `${links.visitors}?page=${page}` : links.visitors;

/** What the API is asked for it. */
export const visitorsParams = (page: number) => ({ page, page_size: PAGE_SIZES[1] });
