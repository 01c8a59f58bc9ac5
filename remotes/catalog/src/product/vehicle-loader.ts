import type { ProductDetail } from '@evmandi/api/contract/catalog';
import type { VehicleParts } from '@evmandi/api/contract/fitment';
import { refusal } from '@evmandi/contract/platform/refusal';
import { loadCode, read } from '@evmandi/runtime';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { links } from '../links.ts';
import { chosenVariant, modelVariants, readVariant } from './model-variants.ts';
import { productData } from './product-loader.ts';
import type { VehicleData } from './vehicle-data.ts';

const UNKNOWN_MODEL = 'We could not find that model. Here is all that we sell.';

/** All products: an unknown name in an address filters nothing (ROUTE-6). */
async function wholeListing(args: LoaderFunctionArgs) {
  const { listingLoader } = await loadCode(
    () => import(/* webpackChunkName: "listing-loader" */ '../listing/listing-loader.ts'),
    'catalog/listing-loader',
  );
  const { signal, url } = args.request;
  const address = new URL(links.listing + new URL(url).search, url);
  const answer = await listingLoader({ ...args, request: new Request(address, { signal }) });
  if (answer instanceof Response) return answer;
  return data<VehicleData>({ ...answer.data, notice: UNKNOWN_MODEL }, { status: 404 });
}

/** What fits the variant that the page shows, or the one of `?variant=`: beside a drum stands no disc's pad. */
async function readParts(path: string, product: ProductDetail, { url, signal }: Request) {
  const variant = chosenVariant(product, readVariant(new URL(url).searchParams));
  const params = { variant };
  // An older API does not know them; the page does without.
  const parts = await read<VehicleParts>(`${path}/parts`, { signal, params }).catch(
    () => undefined,
  );
  if (!parts) return undefined;
  const variants = modelVariants(product.variants);
  return { modelParts: { parts, variants, ...(variant && { variant }) } };
}

/** `/{make}/{model}` (ROUTE-7); an unknown make leads home. */
export async function vehicleLoader(args: LoaderFunctionArgs) {
  const { params, request } = args;
  const { pathname, search } = new URL(request.url);
  // Both names are slugs, in lower case (ROUTE-17).
  const canonical = pathname.toLowerCase();
  if (canonical !== pathname) return redirect(canonical + search);
  const { make = '', model = '' } = params;
  const path = `/vehicles/${encodeURIComponent(make)}/${encodeURIComponent(model)}`;
  try {
    const product = await read<ProductDetail>(path, { signal: request.signal });
    const [shown, parts] = await Promise.all([
      productData(product, request),
      readParts(path, product, request),
    ]);
    return data<VehicleData>({ ...shown, ...parts });
  } catch (error) {
    const { status, code } = refusal(error);
    if (status !== 404) throw error;
    return code === 'unknown_model' ? await wholeListing(args) : redirect(links.home);
  }
}
