import type { Judged } from './judged.ts';

type Costs = NonNullable<Judged['is']['costs']>;

const vehicle = (kind: string, costs: Costs, ...texts: string[]): Judged[] =>
  texts.map((q) => ({ q, is: { vehicle: kind, costs } }));

const part = (name: RegExp, costs: Costs, ...texts: string[]): Judged[] =>
  texts.map((q) => ({ q, is: { name, vehicle: false, costs } }));

const DEAREST = 1_00_00_00_000;

/** What may be paid, in words. */
export const PRICED: readonly Judged[] = [
  ...vehicle(
    'scooter',
    [0, 80_000],
    'scooter under 80000',
    'scooter under ₹80,000',
    'scooty below 80k',
    '80000 se kam scooter',
    'scooter 80000 tak',
    'स्कूटर 80000 से कम',
    'scooters not more than 80000 rupees',
  ),
  ...vehicle(
    'bike',
    [0, 1_00_000],
    'bike upto 1 lakh',
    'bike up to 1 lac',
    '1 lakh tak ki bike',
    'bike under 1L',
    'motorcycle within 100000 rs',
    'बाइक 1 लाख तक',
  ),
  ...vehicle('bike', [1_00_000, 2_00_000], 'bike between 1 and 2 lakh', '1-2 lakh bike'),
  // About what is said, and no dearer.
  ...vehicle('bike', [1_25_000, 2_00_000], '2 lakh bike', 'bike 2 lakh ki'),
  ...vehicle('bike', [1_00_000, 1_50_000], 'bike 1.5 lakh'),
  ...vehicle('bike', [30_000, 50_000], '50k bike', '50 hazar ki bike'),
  ...part(
    /charger/i,
    [2_000, 5_000],
    'charger 2,000 to 5,000',
    'charger 2000 to 5000',
    'charger 2000-5000',
  ),
  ...vehicle('bike', [5_00_000, DEAREST], 'bike above 5 lakh', 'bikes over 500000'),
  ...vehicle('four-wheeler', [0, 10_00_000], 'car under 10 lakh', 'electric car below 10L'),
  { q: 'hero bike under 80000', is: { vehicle: 'bike', brand: 'hero', costs: [0, 80_000] } },
  {
    q: 'used bike under 50k',
    is: { vehicle: 'bike', costs: [0, 50_000] },
    best: { used: true },
  },
  ...part(/helmet/i, [0, 1_500], 'helmet below ₹1,500', 'helmet under 1500', 'helmet 1500 se kam'),
  ...part(/charger/i, [2_000, 5_000], 'charger between 2000 and 5000', 'charger 2000 se 5000 tak'),
  ...part(/batter/i, [0, 20_000], 'battery under 20k', 'batri 20 hazar tak'),
  ...part(/brake pad/i, [0, 500], 'brake pad less than 500 rs', 'brek pad under 500'),
  ...part(/tyre/i, [0, 2_000], 'tyre under 2000', 'tyre max 2000'),
  ...part(/mirror/i, [0, 1_000], 'mirror under rs 1000'),
  // Measures, no prices.
  { q: 'scooter battery 48v under seat', is: { name: /batter/i, vehicle: false } },
  { q: 'hub motor over 2000 w', is: { name: /motor/i, vehicle: false } },
];
