import type { PartSeed } from '../types.ts';

type Rest = Omit<PartSeed, 'sku' | 'name' | 'brand' | 'category' | 'facts' | 'specs'> & {
  /** `32 A | 7 m`. */
  facts: string;
  /** `Current: 32 A | Length: 7 m`. */
  specs: string;
};

function specification(text: string): [name: string, value: string] {
  const [name, value] = text.split(': ');
  if (!name || !value) throw new Error(`The sample data misses a figure: ${text}`);
  return [name, value];
}

/** A part with its facts and figures in one line each. */
export const part = (
  sku: string,
  name: string,
  brand: string,
  category: string,
  { facts, specs, ...rest }: Rest,
): PartSeed => ({
  ...{ sku, name, brand, category },
  ...rest,
  facts: facts.split(' | '),
  specs: specs.split(' | ').map(specification),
});
