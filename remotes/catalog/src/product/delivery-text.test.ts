import type { Delivery } from '@evmandi/api/contract/delivery';
import { deliveryText } from './delivery-text.ts';

const PUNE: Delivery = {
  pin: '411001',
  city: 'Pune',
  state: 'Maharashtra',
  days: { min: 1, max: 2 },
  leaves: '2026-11-20',
  arrives: { from: '2026-11-21', to: '2026-11-23' },
};

it.each([
  [PUNE, '1-2 days to Pune, Maharashtra: arrives 21 Nov 2026 - 23 Nov 2026'],
  [
    { ...PUNE, days: { min: 1, max: 1 }, arrives: { from: '2026-11-21', to: '2026-11-21' } },
    '1 day to Pune, Maharashtra: arrives 21 Nov 2026',
  ],
  [
    { ...PUNE, city: null, leaves: null, arrives: null },
    'We deliver to Maharashtra, but this product is out of stock',
  ],
])('says when and where it arrives', (delivery, text) => {
  expect(deliveryText(delivery)).toBe(text);
});
