import type { PriceBreak } from '@evmandi/contract/domain/unit-price';
import type { PartSeed } from './types.ts';

/** Pieces from which trade pays less. */
const STEPS = [10, 50, 100];

/** Per cent off at each step, by what one costs at most, in rupees: what is dear is bought in fewer pieces. */
const OFF_BY_PRICE: [rupees: number, off: number[]][] = [
  [2_000, [5, 10, 15]],
  [10_000, [4, 7, 10]],
  [40_000, [3, 5]],
];

/** What a workshop, a fleet or an installer buys one at a time. */
const SINGLE = new Set(['bags', 'ccs2-chademo', 'dc-fast', 'motors-drives', 'mounts', 'tools']);

/** Working days until a supplier sends more, by category. */
const LEAD_DAYS: Record<string, number> = {
  'battery-packs': 15,
  cells: 25,
  'bms-boards': 20,
  portable: 12,
  'wallbox-ac': 18,
  'dc-fast': 45,
  'ccs2-chademo': 30,
  controllers: 15,
  converters: 15,
  'motors-drives': 20,
};
const USUAL_LEAD_DAYS = 8;

function breaksOf({ category, price }: PartSeed): PriceBreak[] {
  const off = SINGLE.has(category) ? undefined : OFF_BY_PRICE.find(([most]) => price < most)?.[1];
  return (off ?? []).map((percent, index) => ({ from: STEPS[index] ?? 0, off: percent * 100 }));
}

/** "2 pads, 2 shims": so many of the first, in one set. What is called a pair and nothing else is two. */
function packSizeOf({ name, unit, specs }: PartSeed): number {
  const contents = specs.find(([fact]) => fact === 'Pack contents')?.[1];
  const counted = unit === 'set' && /^\d+/.exec(contents ?? '')?.[0];
  return counted ? Number(counted) : /(?<!and Grip )\bPair\b/.test(name) ? 2 : 1;
}

/** What trade asks of a part: what many cost, how it is packed, how long more of it takes. */
export const tradeOf = (part: PartSeed) => ({
  price_breaks: JSON.stringify(breaksOf(part)),
  pack_size: packSizeOf(part),
  lead_days: LEAD_DAYS[part.category] ?? USUAL_LEAD_DAYS,
});
