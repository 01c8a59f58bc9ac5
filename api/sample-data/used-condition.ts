import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Random, seedOf } from './random.ts';

interface Past {
  sku: string;
  year: number;
  kilometres: number;
  owner: 1 | 2 | 3;
  city: string;
  electric: boolean;
}

interface Condition {
  /** What a buyer who stands before it would see. */
  text: string;
  specs: [name: string, value: string][];
}

const LIFE = [
  'Ridden to an office and back',
  'A second vehicle of the family',
  'Used for town errands',
  'Ridden by one person, mostly on the highway',
  'Used by a student for three years',
  'Kept for weekend rides',
  'Ridden to a shop every day',
];
const KEPT = [
  'kept under a roof',
  'parked in a basement',
  'kept under a cover on the street',
  'washed every Sunday',
  'garaged at night',
];
const MARKS = [
  'a scratch as long as a finger on the left panel',
  'stone chips behind the front wheel',
  'scuffed bar end on the right',
  'a shallow dent that the light must find',
  'faded badge, otherwise clean paint',
  'seat cover renewed',
  'one mirror replaced',
  'hairline marks around the lock',
  'paint touched up below the rear light',
];
const RENEWED = {
  petrol: [
    'chain and sprockets',
    'front brake pads or shoes',
    'rear tyre',
    '12 V battery',
    'clutch cable',
    'air filter and plug',
    'fork oil and seals',
  ],
  electric: [
    'front brake pads',
    'rear tyre',
    'drive belt',
    'steering bearing',
    'charging lead',
    'front tyre',
    'brake fluid',
  ],
};
const KM_A_SERVICE = 3_000;

/** State and service record of one used vehicle: its own, and the same in every run. */
export function conditionOf({ sku, year, kilometres, owner, city, electric }: Past): Condition {
  const random = new Random(seedOf(sku));
  const due = Math.max(2, Math.floor(kilometres / KM_A_SERVICE));
  const missed = owner === 1 ? random.whole(0, 1) : random.whole(1, 2);
  const done = Math.max(1, due - missed);
  const last = kilometres - random.whole(2, 28) * 50;
  const parts = RENEWED[electric ? 'electric' : 'petrol'];
  const renewed = random.pick(parts);
  const next = random.pick(parts.filter((part) => part !== renewed));
  const [front, rear] = [random.whole(4, 9) * 10, random.whole(3, 9) * 10];
  const mark = random.pick(MARKS);
  const health = Math.round(99 - kilometres / 2_200 - random.next() * 3);
  return {
    text: `${random.pick(LIFE)} in ${city}, ${random.pick(KEPT)}. To be seen: ${mark}. ${done} of ${due} services are stamped, the last at ${formatNumber(last)} km; we renewed ${renewed}, and ${next} will be due within a year. ${electric ? `The battery holds ${health} % of its first capacity, measured over a whole charge.` : 'Compression and exhaust are within the maker’s limits.'} One vehicle, sold as it stands, with six months of warranty.`,
    specs: [
      ['Service record', `${done} of ${due} services, last at ${formatNumber(last)} km`],
      ['Renewed', `${renewed.charAt(0).toUpperCase()}${renewed.slice(1)}`],
      ['Marks', `${mark.charAt(0).toUpperCase()}${mark.slice(1)}`],
      ['Tyres left', `Front ${front} %, rear ${rear} %`],
      ...(electric ? [['Battery health', `${health} %`] as [string, string]] : []),
      ['Papers', `Registration of ${year}, insurance, ${owner === 1 ? 'two keys' : 'one key'}`],
    ],
  };
}
