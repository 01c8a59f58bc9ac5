import type { LineAmounts } from './order-totals.ts';

/** Basis points on everything until GST rates replace it (TAX-2). */
export const TAX_RATE = 1_000;

interface TaxedLine extends LineAmounts {
  /** Basis points. */
  taxRate: number;
}

/** A row of an invoice's taxes. */
export interface TaxPart {
  kind: 'CGST' | 'SGST' | 'IGST';
  /** Basis points of `net`. */
  rate: number;
  /** Paise that it is taken of. */
  net: number;
  /** Paise. */
  tax: number;
}

/**
 * Returns the tax of an invoice as it is levied: central and state tax in halves where goods stay in one state,
 * integrated tax where they cross a border. A part, or a pair, for each rate, the lowest first. They add up to
 * the tax of the lines: an odd paisa is the central tax's.
 */
export function taxParts(lines: readonly TaxedLine[], withinState: boolean): TaxPart[] {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].sort((a, b) => a - b);
  return rates.flatMap((rate): TaxPart[] => {
    const own = lines.filter(({ taxRate }) => taxRate === rate);
    const net = own.reduce((sum, line) => sum + line.net, 0);
    const tax = own.reduce((sum, line) => sum + line.tax, 0);
    if (!withinState) return [{ kind: 'IGST', rate, net, tax }];
    const state = Math.floor(tax / 2);
    return [
      { kind: 'CGST', rate: rate / 2, net, tax: tax - state },
      { kind: 'SGST', rate: rate / 2, net, tax: state },
    ];
  });
}

interface CodedLine extends TaxedLine {
  /** HSN code of the goods, where known. */
  hsn: string | null;
}

/** The tax of all lines with one HSN code and one rate. */
export interface HsnTax {
  hsn: string | null;
  parts: TaxPart[];
}

/**
 * Returns the tax of an invoice by HSN code and rate, by code, those without one last. Each kind of tax adds up to that of
 * `taxParts`: where halves are uneven, the odd paisa goes to the central tax of one code and to the state's of the next.
 */
export function taxByHsn(lines: readonly CodedLine[], withinState: boolean): HsnTax[] {
  const known = new Set(lines.map(({ hsn }) => hsn).filter((hsn) => hsn !== null));
  const codes = [...[...known].sort(), null];
  /** The lines of the codes before, by rate. */
  const before = new Map<number, TaxedLine[]>();
  const taxOf = (of: readonly TaxedLine[]) => taxParts(of, withinState);
  return codes.flatMap((hsn) => {
    const own = lines.filter((line) => line.hsn === hsn);
    const rates = [...new Set(own.map(({ taxRate }) => taxRate))].sort((a, b) => a - b);
    return rates.map((rate): HsnTax => {
      const earlier = before.get(rate) ?? [];
      const all = [...earlier, ...own.filter(({ taxRate }) => taxRate === rate)];
      before.set(rate, all);
      const last = taxOf(earlier);
      const parts = taxOf(all).map((part, index) => ({
        ...part,
        net: part.net - (last[index]?.net ?? 0),
        tax: part.tax - (last[index]?.tax ?? 0),
      }));
      return { hsn, parts };
    });
  });
}

/** The rate that these all have, in basis points; null where they differ or there are none. */
export function commonRate(rated: readonly { taxRate: number }[]): number | null {
  const [rate, ...others] = new Set(rated.map(({ taxRate }) => taxRate));
  return others.length > 0 ? null : (rate ?? null);
}

/** Returns a rate in basis points as invoices write it: `9%`, `2.5%`. */
export const formatRateOfTax = (rate: number): string => `${rate / 100}%`;
