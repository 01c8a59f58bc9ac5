import type { ProductDetail } from '@evmandi/api/contract/catalog';
import { read } from '@evmandi/runtime';
import { data, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { isNotFound } from '../not-found.ts';

/** The first of the six samples: what an unknown product shows (specification 2.7). */
const FIRST_SAMPLE = 'BP-EV-2041';

export interface ProductData {
  product: ProductDetail;
  /** The address named a product that does not exist. */
  unknown: boolean;
}

const readProduct = (id: string, signal: AbortSignal) =>
  read<ProductDetail>(`/products/${encodeURIComponent(id)}`, { signal });

export async function productLoader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { productId } = params;
  if (productId !== undefined) {
    try {
      return data<ProductData>({ product: await readProduct(productId, signal), unknown: false });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
  const unknown = productId !== undefined;
  const answer: ProductData = { product: await readProduct(FIRST_SAMPLE, signal), unknown };
  return data(answer, { status: unknown ? 404 : 200 });
}

/** A change of tab asks for nothing. */
export function productRevalidates({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlyTab = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return onlyTab ? false : defaultShouldRevalidate;
}
