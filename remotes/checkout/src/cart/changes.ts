import { OUT_OF_STOCK } from '@evmandi/contract/domain/availability';
import { formatPrice } from '@evmandi/contract/domain/money';
import type { ProductLine } from '../lines/lines.ts';
import type { LineRefusal } from '../lines/read-checks.ts';

/** What is another than when a line was added. */
export interface LineChange {
  id: string;
  name: string;
  /** "₹1,200, now ₹1,250", "only 3 left". */
  texts: string[];
}

/** Storage is the browser's: what is no price was never seen. */
const isPrice = (value: unknown): value is number => Number.isSafeInteger(value);

function stockText({ code, available }: LineRefusal): string {
  if (code === 'short_stock' && available > 0) return `only ${available} left`;
  return OUT_OF_STOCK.toLowerCase();
}

/** Returns what changed about each line since it was added, none for a line that is as it was. */
export function changesOf(
  lines: readonly ProductLine[],
  refusalOf: (line: ProductLine) => LineRefusal | null,
): LineChange[] {
  return lines.flatMap((line) => {
    // A break is no change: what one alone costs is compared.
    const { id, seenPrice, product } = line;
    const now = product.price;
    const refusal = refusalOf(line);
    const texts: string[] = [];
    if (isPrice(seenPrice) && seenPrice !== now) {
      texts.push(`${formatPrice(seenPrice)}, now ${formatPrice(now)}`);
    }
    if (refusal) texts.push(stockText(refusal));
    return texts.length > 0 ? { id, name: product.name, texts } : [];
  });
}

/** Today's prices of one of each line, by product id. */
export const pricesOf = (lines: readonly ProductLine[]): ReadonlyMap<string, number> =>
  new Map(lines.map(({ id, product }) => [id, product.price]));

/** Returns today's price of lines whose price was not noted when they were added, by product id. */
export const unseenPrices = (lines: readonly ProductLine[]): ReadonlyMap<string, number> =>
  pricesOf(lines.filter(({ seenPrice }) => !isPrice(seenPrice)));
