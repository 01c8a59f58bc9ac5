import type { Variant } from '@evmandi/api/contract/catalog';
import { availabilityText, canBeOrdered } from '@evmandi/contract/domain/availability';

/** A variant or a colour of the model: where choosing it leads. */
export interface Choice {
  id: string;
  name: string;
  price: number;
  /** Why it cannot be ordered, in the words of a card; null when it can. */
  soldOut: string | null;
  current: boolean;
}

const choice = (name: string, variant: Variant, current: boolean): Choice => ({
  id: variant.id,
  name,
  price: variant.price,
  soldOut: canBeOrdered(variant) ? null : availabilityText({ ...variant, restockDate: null }),
  current,
});

/**
 * What the product's model is made as: its variants, each in this product's colour where it has it, and
 * the colours of this product's variant. Both empty for a product that is none of the model's, a used one.
 */
export function variantChoices(
  variants: readonly Variant[],
  productId: string,
): { variants: Choice[]; colours: Choice[] } {
  const own = variants.find(({ id }) => id === productId);
  if (!own) return { variants: [], colours: [] };
  const names = [...new Set(variants.map(({ variant }) => variant))];
  return {
    variants: names.flatMap((name) => {
      const made = variants.filter(({ variant }) => variant === name);
      const alike = made.find(({ colourName }) => colourName === own.colourName) ?? made[0];
      return alike ? [choice(name, alike, name === own.variant)] : [];
    }),
    colours: variants
      .filter(({ variant }) => variant === own.variant)
      .map((made) => choice(made.colourName, made, made.id === productId)),
  };
}
