import type { Variant } from '@evmandi/api/contract/catalog';
import { variantSlug } from '@evmandi/contract/domain/vehicle-ref';

/** A variant of a model that has several, as the garage and addresses name it. */
export interface ModelVariant {
  slug: string;
  name: string;
}

/** The variants of a product's model, the cheapest first; none of a model that is made in one way only. */
export function modelVariants(products: readonly Pick<Variant, 'variant'>[]): ModelVariant[] {
  const names = [...new Set(products.map(({ variant }) => variant))];
  return names.length < 2 ? [] : names.map((name) => ({ slug: variantSlug(name), name }));
}

interface Product {
  id: string;
  name: string;
  variants: readonly Pick<Variant, 'id' | 'variant'>[];
}

/** A used vehicle is none of the model's products; its name says what it is: "Bajaj Pulsar 150 Twin Disc, Ebony Red". */
function ownVariant({ id, name, variants }: Product): string | undefined {
  const [title = ''] = name.split(',');
  const named = variants.map(({ variant }) => variant).filter((own) => title.endsWith(` ${own}`));
  const [longest] = named.toSorted((one, other) => other.length - one.length);
  return variants.find((product) => product.id === id)?.variant ?? longest;
}

/** The slug of a variant that an address asks for; null without. */
export const readVariant = (params: URLSearchParams): string | null => params.get('variant');

/** Slug of the variant that is asked for, else of the product's own; undefined where none is known. */
export function chosenVariant(product: Product, asked?: string | null): string | undefined {
  const all = modelVariants(product.variants);
  const own = ownVariant(product);
  return (all.find(({ slug }) => slug === asked) ?? all.find(({ name }) => name === own))?.slug;
}
