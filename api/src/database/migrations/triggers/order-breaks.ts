import { changeText } from './change-text.ts';
import { PLACE_ORDER } from './place-order.ts';

/** What an order was judged by, as one condition more of `place_order`; releases that know no breaks name none. */
const AS_JUDGED: [from: string, to: string][] = [
  ['create function', 'create or replace function'],
  [
    'list_price bigint, tax_rate integer)',
    'list_price bigint, tax_rate integer, price_breaks jsonb)',
  ],
  [
    'where products.id is null\n',
    `where products.id is null
         or (line.price_breaks is not null and products.price_breaks <> line.price_breaks)\n`,
  ],
];

/** Breaks that changed between judging and keeping an order are noticed, as its price is. */
export const ORDER_BREAKS = PLACE_ORDER.filter((text) => text.includes('place_order(')).map(
  (text) => changeText(text, AS_JUDGED),
);
