import type { ProductDetail, Related } from '@evmandi/api/contract/catalog';
import type { PartVehicles, VehicleParts } from '@evmandi/api/contract/fitment';
import type { ReviewList } from '@evmandi/api/contract/reviews';
import { isNotFound } from '@evmandi/contract/platform/refusal';
import { read, visitorText } from '@evmandi/runtime';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { links } from '../links.ts';
import { type ShownDetail, type ShownProduct, shownProduct } from '../shopping/shown-product.ts';
import { chosenVariant, type ModelVariant } from './model-variants.ts';
import { readReviewsPage } from './product-tab.ts';

/** The first of the six samples: what an unknown product shows (PRODUCT-3). */
const FIRST_SAMPLE = 'BP-EV-2041';
const RECOMMENDED = 4;
const VEHICLES_SHOWN = 5;

export interface ModelParts {
  parts: VehicleParts;
  /** Those of the model, where it has several. */
  variants: ModelVariant[];
  /** Slug of the one that the parts are of. */
  variant?: string;
}

/** What a block of the page shows, or the error's text when it could not be read. */
type Block<Shown> = Shown | { failure: string };

export interface ProductData {
  product: ShownDetail;
  /** The address named a product that does not exist. */
  unknown: boolean;
  /** A page of its reviews other than the first, which the product brings. */
  reviews?: Block<Pick<ReviewList, 'reviews' | 'page'>>;
  /** What it fits, as far as that is recorded of single vehicles. */
  vehicles?: PartVehicles;
  /** Of the page of a model: what fits it. */
  modelParts?: ModelParts;
  /** Of another page of a vehicle: where what fits it is listed. */
  partsPath?: string;
  /** Of the same category and in stock. */
  recommended: Block<ShownProduct[]>;
}

const readProduct = (id: string, signal: AbortSignal) =>
  read<ProductDetail>(`/products/${encodeURIComponent(id)}`, { signal });

async function readRecommended({ id, boughtTogether }: ProductDetail, signal: AbortSignal) {
  const without = boughtTogether.map((other) => other.id).join(',') || undefined;
  const { products } = await read<Related>(`/products/${encodeURIComponent(id)}/related`, {
    signal,
    params: { without, limit: RECOMMENDED },
  });
  return products.map(shownProduct);
}

/** Of a part that names vehicles, those of the first page; without them, the page does without. */
async function readVehicles({ id, fitment }: ProductDetail, signal: AbortSignal) {
  // An older API tells nothing of it.
  if (!fitment?.models) return undefined;
  const asked = { signal, params: { page_size: VEHICLES_SHOWN } };
  return read<PartVehicles>(`/products/${encodeURIComponent(id)}/vehicles`, asked).catch(
    () => undefined,
  );
}

async function block<Shown>(reading: Promise<Shown>, signal: AbortSignal): Promise<Block<Shown>> {
  try {
    return await reading;
  } catch (error) {
    if (signal.aborted) throw error;
    return { failure: visitorText(error) };
  }
}

/** The product with what its page shows beside it: one that fails to load takes only its own block along. */
export async function productData(
  product: ProductDetail,
  { url, signal }: Request,
  unknown = false,
): Promise<ProductData> {
  const page = readReviewsPage(new URL(url).searchParams);
  const [recommended, vehicles, reviews] = await Promise.all([
    block(readRecommended(product, signal), signal),
    readVehicles(product, signal),
    page > 1
      ? block(
          read<ReviewList>('/reviews', { signal, params: { product: product.id, page } }),
          signal,
        )
      : undefined,
  ]);
  const shown = { ...product, boughtTogether: product.boughtTogether.map(shownProduct) };
  return {
    ...{ product: shown, unknown, recommended },
    ...(vehicles && { vehicles }),
    ...(reviews && { reviews }),
    ...(product.modelPath && {
      partsPath: links.partsOf({ path: product.modelPath }, chosenVariant(product)),
    }),
  };
}

export async function productLoader({ params, request }: LoaderFunctionArgs) {
  const { productId } = params;
  if (productId !== undefined) {
    try {
      const product = await readProduct(productId, request.signal);
      return data(await productData(product, request));
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
  const unknown = productId !== undefined;
  const sample = await readProduct(FIRST_SAMPLE, request.signal);
  return data(await productData(sample, request, unknown), { status: unknown ? 404 : 200 });
}
