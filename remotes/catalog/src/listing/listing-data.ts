import type { ProductCard, ProductList } from '@evmandi/api/contract/catalog';
import { read } from '@evmandi/runtime';
import { isInBudget } from '../home/budgets.ts';
import { isNotFound } from '../not-found.ts';
import { type ListingQuery, PAGE_SIZE } from './listing-query.ts';

/** The most that the API answers at once. */
const MOST = 100;

type Asked = Pick<ListingQuery, 'q' | 'sort' | 'page'>;

function readPage(category: string | undefined, asked: Asked, size: number, signal: AbortSignal) {
  const { q, sort, page } = asked;
  const params = { category, q: q || undefined, sort, page, page_size: size };
  return read<ProductList>('/products', { signal, params });
}

const startsAt = ({ price, priceRange }: ProductCard) => priceRange?.min ?? price;

/** All products of a price band on one page: the API has no filter by price. */
async function readBudget(category: string | undefined, query: ListingQuery, signal: AbortSignal) {
  const first = await readPage(category, { ...query, page: 1 }, MOST, signal);
  const others = Array.from({ length: Math.max(first.page.pages - 1, 0) }, (_, index) =>
    readPage(category, { ...query, page: index + 2 }, MOST, signal),
  );
  const lists = [first, ...(await Promise.all(others))];
  const products = lists
    .flatMap((list) => list.products)
    .filter((product) => isInBudget(startsAt(product), query.budget));
  const total = products.length;
  return { ...first, products, page: { page: 1, pageSize: Math.max(total, 1), pages: 1, total } };
}

/** What a listing shows; `undefined` when the API knows no such category. */
export async function readListing(
  category: string | undefined,
  query: ListingQuery,
  signal: AbortSignal,
): Promise<ProductList | undefined> {
  try {
    if (query.budget) return await readBudget(category, query, signal);
    return await readPage(category, query, PAGE_SIZE, signal);
  } catch (error) {
    if (category !== undefined && isNotFound(error)) return undefined;
    throw error;
  }
}
