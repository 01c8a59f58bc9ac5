import type { ProductList } from '@evmandi/api/contract/catalog';
import type { FilledApi } from '@evmandi/api/filled';

export interface Row {
  item: string;
  quantity: string;
  unit: string;
}

const PAGE = 100;
const MISTAKE_EVERY = 10;

/** Rows of that many products in stock, each right in every cell. */
export async function goodRows(api: FilledApi, number: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < number; page += 1) {
    const query = `in_stock=true&condition=new&facets=false&sort=name&page_size=${PAGE}&page=${page}`;
    const { products } = JSON.parse(await api.get(`/api/products?${query}`)) as ProductList;
    if (products.length === 0) throw new Error(`There are only ${rows.length} products in stock`);
    rows.push(...products.map(({ sku, unit }) => ({ item: sku, quantity: '1', unit })));
  }
  return rows.slice(0, number);
}

/** A letter left out, one that looks alike, and one too many, a part that is none, and wrong cells. */
const MISTAKES: readonly ((row: Row) => Row)[] = [
  (row) => ({ ...row, item: row.item.slice(0, -1) }),
  (row) => ({ ...row, item: `${row.item}7` }),
  (row) => ({ ...row, item: `NO-SUCH-PART-${row.item.length}` }),
  (row) => ({ ...row, item: `X${row.item.slice(1)}Q` }),
  (row) => ({ ...row, quantity: '1.5' }),
  (row) => ({ ...row, quantity: '9999' }),
  (row) => ({ ...row, unit: 'box' }),
];

/** The rows with a mistake of another kind in every tenth. */
export function withMistakes(good: readonly Row[]): { rows: Row[]; mistakes: number } {
  const known = new Set(good.map(({ item }) => item));
  let mistakes = 0;
  const rows = good.map((row, index) => {
    if (index % MISTAKE_EVERY !== 0) return row;
    const mistake = MISTAKES[mistakes % MISTAKES.length];
    const wrong = mistake?.(row) ?? row;
    mistakes += 1;
    // Cut short, it may be another product's number.
    return wrong.item !== row.item && known.has(wrong.item) ? { ...row, quantity: '0' } : wrong;
  });
  return { rows, mistakes };
}
