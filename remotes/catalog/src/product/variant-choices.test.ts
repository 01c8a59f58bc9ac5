import type { Variant } from '@evmandi/api/contract/catalog';
import { variantChoices } from './variant-choices.ts';

const made = (id: string, variant: string, colourName: string, soldOut = false) =>
  ({
    id,
    variant,
    colourName,
    price: Number(id) * 100,
    availability: soldOut ? 'out_of_stock' : 'in_stock',
  }) as Variant;

const VARIANTS = [
  made('1', 'Drum', 'Red'),
  made('2', 'Drum', 'Black', true),
  made('3', 'Disc', 'Black'),
  made('4', 'Disc', 'Blue'),
];

it('keeps the colour when another variant has it, else shows its first', () => {
  const named = (id: string) =>
    variantChoices(VARIANTS, id).variants.map(({ name, id: to, current }) => [name, to, current]);
  expect(named('2')).toEqual([
    ['Drum', '2', true],
    ['Disc', '3', false],
  ]);
  expect(named('4')).toEqual([
    ['Drum', '1', false],
    ['Disc', '4', true],
  ]);
});

it('offers the colours of the own variant alone, and says which are sold out', () => {
  expect(variantChoices(VARIANTS, '1').colours).toEqual([
    { id: '1', name: 'Red', price: 100, soldOut: null, current: true },
    { id: '2', name: 'Black', price: 200, soldOut: 'Out of stock', current: false },
  ]);
});

it('has nothing to choose for a used vehicle or a part', () => {
  expect(variantChoices(VARIANTS, '9')).toEqual({ variants: [], colours: [] });
  expect(variantChoices([], '9')).toEqual({ variants: [], colours: [] });
});
