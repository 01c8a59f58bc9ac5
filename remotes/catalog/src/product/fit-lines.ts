import type { PartVehicle } from '@evmandi/api/contract/fitment';

/** "From 2020", "2018 - 2022", or "All" where the years do not matter. */
export function yearsOf({ yearFrom, yearTo }: Pick<PartVehicle, 'yearFrom' | 'yearTo'>): string {
  if (yearFrom === null) return yearTo === null ? 'All' : `To ${yearTo}`;
  return yearTo === null ? `From ${yearFrom}` : `${yearFrom} - ${yearTo}`;
}

export const POSITION_TEXTS = {
  front: 'Front',
  rear: 'Rear',
  'front and rear': 'Front and rear',
} as const;
