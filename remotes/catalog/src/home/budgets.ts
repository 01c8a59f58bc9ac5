import type { Home, VehicleCard } from '@evmandi/api/contract/catalog';

const RUPEES = 100;
const LAKH = 1_00_000 * RUPEES;

interface Band {
  name: string;
  /** Paise, inclusive. */
  from: number;
  /** Paise, exclusive. */
  below: number;
}

/** Bands of specification 3 by the slug of their name. */
const BANDS = new Map<string, Band>([
  [
    'rs-30-000-50-000',
    { name: 'Rs. 30,000 - 50,000', from: 30_000 * RUPEES, below: 50_000 * RUPEES },
  ],
  [
    'rs-50-000-70-000',
    { name: 'Rs. 50,000 - 70,000', from: 50_000 * RUPEES, below: 70_000 * RUPEES },
  ],
  ['rs-70-000-1-lakh', { name: 'Rs. 70,000 - 1 Lakh', from: 70_000 * RUPEES, below: LAKH }],
  ['rs-1-2-lakh', { name: 'Rs. 1 - 2 Lakh', from: LAKH, below: 2 * LAKH }],
  ['rs-2-5-lakh', { name: 'Rs. 2 - 5 Lakh', from: 2 * LAKH, below: 5 * LAKH }],
  ['above-5-lakh', { name: 'Above 5 Lakh', from: 5 * LAKH, below: Number.POSITIVE_INFINITY }],
]);

/** Its name as the specification writes it; `undefined` for an unknown budget. */
export const budgetName = (budget: string): string | undefined => BANDS.get(budget)?.name;

/** True when the cheapest variant, in paise, lies in the band; false for an unknown band. */
export function isInBudget(minPaise: number, budget: string): boolean {
  const band = BANDS.get(budget);
  return band !== undefined && minPaise >= band.from && minPaise < band.below;
}

type Vehicles = Pick<Home, 'bikes' | 'scooters' | 'evBikes' | 'evScooters'>;

/** Each vehicle of the home page once. */
export function allVehicles({ bikes, scooters, evBikes, evScooters }: Vehicles): VehicleCard[] {
  const all = [...bikes, ...scooters, ...evBikes, ...evScooters];
  return [...new Map(all.map((vehicle) => [vehicle.id, vehicle])).values()];
}
