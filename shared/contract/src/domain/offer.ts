/** A line of a request for a quotation; paise without tax. */
export interface OfferedLine {
  quantity: number;
  /** List price when it was asked for. */
  unitPrice: number;
  /** Staff's price; null for the list price. */
  offeredPrice: number | null;
  /** It cannot be delivered, so it is no part of the offer. */
  refused: boolean;
}

/** What an offer comes to at list prices, and what it saves; lines that cannot be delivered count for nothing (QUOTE-3). */
export function offerSums(lines: readonly OfferedLine[]) {
  const offered = lines.filter(({ refused }) => !refused);
  const sumOf = (priceOf: (line: OfferedLine) => number) =>
    offered.reduce((sum, line) => sum + priceOf(line) * line.quantity, 0);
  const listNet = sumOf(({ unitPrice }) => unitPrice);
  const net = sumOf(({ unitPrice, offeredPrice }) => offeredPrice ?? unitPrice);
  return { pieces: sumOf(() => 1), listNet, saved: Math.max(0, listNet - net) };
}
