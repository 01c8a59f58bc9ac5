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
  variants: readonly Pick<Variant, 'id' | 'variant'>[];
}

/** Slug of the variant that is asked for by `?variant=`, else of the product's own; a used vehicle may have none. */
export function chosenVariant({ id, variants }: Product, asked?: string | null) {
  const all = modelVariants(variants);
  const own = variants.find((product) => product.id === id)?.variant;
  return (all.find(({ slug }) => slug === asked) ?? all.find(({ name }) => name === own))?.slug;
}
