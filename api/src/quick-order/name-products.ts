import { partKey } from '../catalog/words.ts';

/** What texts are compared by: neither case nor the number of spaces matters. */
export const foldText = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

interface Named {
  sku: string;
  name: string;
}

/** `unknown` is for an item number that no product has, `several` for a name that more than one has. */
export type Naming<Product> = { product: Product } | { problem: 'unknown' | 'several' };

function groupedBy<Product>(products: readonly Product[], keyOf: (product: Product) => string) {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    const key = keyOf(product);
    const alike = groups.get(key);
    if (alike) alike.push(product);
    else groups.set(key, [product]);
  }
  return groups;
}

/**
 * Returns what tells which of these products the text of a row names: by its SKU, else by its whole name, else by its
 * SKU in another spelling ("bp ev 2041"), where only one product has it. Both are made ready at the first text that is
 * no SKU: most files have none.
 */
export function productNaming<Product extends Named>(
  products: readonly Product[],
): (text: string) => Naming<Product> {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  let byName: Map<string, Product[]> | undefined;
  let byKey: Map<string, Product[]> | undefined;
  return (text) => {
    const numbered = bySku.get(text) ?? bySku.get(text.trim().toUpperCase());
    if (numbered) return { product: numbered };
    byName ??= groupedBy(products, ({ name }) => foldText(name));
    const [product, other] = byName.get(foldText(text)) ?? [];
    if (product) return other ? { problem: 'several' } : { product };
    byKey ??= groupedBy(products, ({ sku }) => partKey(sku));
    const [spelled, twin] = byKey.get(partKey(text)) ?? [];
    return spelled && !twin ? { product: spelled } : { problem: 'unknown' };
  };
}
