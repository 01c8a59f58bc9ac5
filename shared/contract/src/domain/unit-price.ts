/** A product as far as its price goes. */
export interface Priced {
  /** Paise without tax. */
  price: number;
}

/**
 * Returns the paise of one unit, without tax, when so many are bought. Every line is priced by this and nothing
 * else; no product has price breaks yet.
 */
export function unitPrice({ price }: Priced, _quantity: number): number {
  return price;
}
