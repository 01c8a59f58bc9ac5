import { reorderable } from './reorder.ts';

const OLD = [
  { productId: '1', name: 'Brake Pad', quantity: 4 },
  { productId: '2', name: 'Brake Disc', quantity: 2 },
  { productId: '3', name: 'Old Lamp', quantity: 1 },
];
const problem = (productId: string, available: number) => ({
  line: 0,
  productId,
  code: available ? ('short_stock' as const) : ('unknown_product' as const),
  message: '',
  available,
});

it('puts everything into the cart that is to be had', () => {
  expect(reorderable(OLD, { problems: [] })).toEqual({
    lines: [
      { id: '1', quantity: 4 },
      { id: '2', quantity: 2 },
      { id: '3', quantity: 1 },
    ],
    added: '3 lines added to your cart',
    left: '',
  });
});

it('takes what is left of a line, and names what stays behind', () => {
  expect(reorderable(OLD, { problems: [problem('1', 3), problem('3', 0)] })).toEqual({
    lines: [
      { id: '1', quantity: 3 },
      { id: '2', quantity: 2 },
    ],
    added: '2 lines added to your cart',
    left: 'Not to be had today: Old Lamp. Fewer than before: Brake Pad',
  });
});
