import type { Order } from '@evmandi/api/contract/orders';

type OrderLine = Order['lines'][number];

/** So many pieces of a line, with their part of its net in paise. */
export interface LinePart {
  line: OrderLine;
  quantity: number;
  net: number;
}

const partOf = (line: OrderLine, quantity: number): LinePart[] =>
  quantity > 0 ? [{ line, quantity, net: line.unitPrice * quantity }] : [];

/** The pieces of an order by where they are: on their way, there to be packed, awaited, cancelled. */
export function partsOf({ lines, shipments }: Pick<Order, 'lines' | 'shipments'>) {
  return {
    shipments: shipments.map((shipment) => ({
      ...shipment,
      parts: shipment.lines.flatMap(({ position, quantity }) => {
        const line = lines.find((one) => one.position === position);
        return line ? partOf(line, quantity) : [];
      }),
    })),
    held: lines.flatMap((line) => partOf(line, line.held)),
    waiting: lines.flatMap((line) => partOf(line, line.waiting)),
    cancelled: lines.flatMap((line) => partOf(line, line.cancelled)),
  };
}
