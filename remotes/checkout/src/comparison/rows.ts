import type { ComparedProduct } from '@evmandi/api/contract/catalog';

/** Shown where a product has no such specification (COMPARE-3). */
export const NOT_AVAILABLE = 'N/A';

/** These keys come first, in this order (COMPARE-2). */
const FIRST_NAMES = [
  'Engine Type',
  'Engine Power',
  'Displacement',
  'Fuel Tank',
  'Weight',
  'Cutting Width',
  'Warranty',
  'Brand',
];

export interface ComparisonRow {
  name: string;
  /** One for each product, in their order. */
  values: string[];
  differs: boolean;
}

type Compared = Pick<ComparedProduct, 'description' | 'specifications' | 'brand'>;

function specificationNames(products: readonly Compared[]): string[] {
  const own = new Set(
    products.flatMap((product) => product.specifications.map(({ name }) => name)),
  );
  own.add('Brand');
  const first = FIRST_NAMES.filter((name) => own.has(name));
  return [...first, ...[...own].filter((name) => !first.includes(name))];
}

function specificationOf(product: Compared, name: string): string {
  const own = product.specifications.find((each) => each.name === name)?.value.trim();
  return own || (name === 'Brand' ? product.brand.name : NOT_AVAILABLE);
}

function row(name: string, values: string[]): ComparisonRow {
  return { name, values, differs: new Set(values).size > 1 };
}

/** The description, then every specification that one of the products has. */
export function comparisonRows(products: readonly Compared[]): ComparisonRow[] {
  return [
    row(
      'Description',
      products.map((product) => product.description.trim() || NOT_AVAILABLE),
    ),
    ...specificationNames(products).map((name) =>
      row(
        name,
        products.map((product) => specificationOf(product, name)),
      ),
    ),
  ];
}

export interface RowGroup {
  /** The only category that has these rows; null for rows of several. */
  category: string | null;
  rows: ComparisonRow[];
}

const FIRST = new Set(['Description', ...FIRST_NAMES]);

/** The one category of all products that have a value in a row; null where there are several, or none is known. */
function onlyCategory({ values }: ComparisonRow, categories: readonly (string | null)[]) {
  const own = new Set(categories.filter((_, index) => values[index] !== NOT_AVAILABLE));
  const [first = null] = own;
  return own.size === 1 ? first : null;
}

/**
 * Groups rows, so that products of several categories are no wall of N/A (COMPARE-7): first the known names and what
 * several categories have, then by category what only its products have. Leaves out rows in which no product has a value.
 */
export function groupedRows(
  rows: readonly ComparisonRow[],
  products: readonly Pick<ComparedProduct, 'categories'>[],
): RowGroup[] {
  const categories = products.map((product) => product.categories.at(-1)?.name ?? null);
  const isMixed = new Set(categories).size > 1;
  const groups = new Map<string | null, ComparisonRow[]>([[null, []]]);
  for (const each of rows) {
    if (each.values.every((value) => value === NOT_AVAILABLE)) continue;
    const category = isMixed && !FIRST.has(each.name) ? onlyCategory(each, categories) : null;
    groups.set(category, [...(groups.get(category) ?? []), each]);
  }
  const named = [...groups].map(([category, own]): RowGroup => ({ category, rows: own }));
  return named.filter((group) => group.rows.length > 0);
}

export interface RowFilter {
  differences: boolean;
  similarities: boolean;
}

/** Each filters the rows; both on shows all and marks the differing ones; both off shows all. */
export function shownRows(
  rows: readonly ComparisonRow[],
  { differences, similarities }: RowFilter,
): { rows: ComparisonRow[]; marked: boolean } {
  if (differences === similarities) return { rows: [...rows], marked: differences };
  return { rows: rows.filter((each) => each.differs === differences), marked: false };
}
