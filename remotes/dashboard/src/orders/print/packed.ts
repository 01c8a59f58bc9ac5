import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';

type Order = AdminOrderDetail;

/** What lies in the parcel: the last one that left, else what is allocated and about to leave. */
export function packed({ lines, shipments }: Pick<Order, 'lines' | 'shipments'>) {
  const parcel = shipments.at(-1);
  const ready = lines.filter(({ held }) => held > 0);
  const shows = parcel && ready.length === 0;
  return lines
    .map((line) => ({
      line,
      pieces: shows
        ? (parcel.lines.find(({ position }) => position === line.position)?.quantity ?? 0)
        : line.held,
    }))
    .filter(({ pieces }) => pieces > 0);
}
