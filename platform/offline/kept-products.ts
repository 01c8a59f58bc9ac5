/** What of an answer of the API matters here; the rest is passed on as it was. */
interface ProductList {
  products: { id: string }[];
  page: { total: number };
}

const idsIn = (address: string): string[] =>
  new URL(address).searchParams.get('ids')?.split(',') ?? [];

/**
 * An answer for products by their ids, made of kept ones for others: a cart that was changed without a network asks for
 * other products at once than before. Undefined for another address, and where one of the products is in no answer.
 */
export async function keptProducts(request: Request, kept: Cache): Promise<Response | undefined> {
  const wanted = idsIn(request.url);
  if (wanted.length === 0) return undefined;
  const { pathname } = new URL(request.url);
  const known = new Map<string, { id: string }>();
  let last: ProductList | undefined;
  for (const { url } of await kept.keys()) {
    if (new URL(url).pathname !== pathname || !idsIn(url).some((id) => wanted.includes(id)))
      continue;
    const answer = await kept.match(url, { ignoreVary: true });
    last = ((await answer?.json()) as ProductList | undefined) ?? last;
    for (const product of last?.products ?? []) known.set(product.id, product);
  }
  const products = wanted.flatMap((id) => known.get(id) ?? []);
  if (!last || products.length < wanted.length) return undefined;
  return Response.json({ ...last, products, page: { ...last.page, total: products.length } });
}
