import type { Unit } from '@evmandi/contract/domain/units';

/** The two pre-filled, read-only sample lines (QUICK-2); their dollars are fixed text. */
export const SAMPLES: readonly {
  itemNumber: string;
  quantity: number;
  unit: Unit;
  price: string;
  attributes: readonly string[];
}[] = [
  {
    itemNumber: 'BR-1001',
    quantity: 10,
    unit: 'piece',
    price: '$12.50',
    attributes: ['Material: brass', 'Colour: chrome', 'Basin: 400 x 320 mm'],
  },
  {
    itemNumber: 'BR-1002',
    quantity: 4,
    unit: 'set',
    price: '$38.00',
    attributes: ['Material: brass', 'Colour: chrome', 'Basin: 520 x 410 mm'],
  },
];
