const KINDS = [
  'Commuter',
  'Popular',
  'Electric',
  'Sports',
  'Cruiser',
  'Sports Naked',
  'Off Road',
  'Super',
  'Adventure',
  'Cafe Racer',
  'Touring',
  'Roadster',
  'Street',
  'Scrambler',
  'Retro',
  'Dual Sport',
  'Mileage',
  '100 cc',
  '125 cc',
  '150 cc',
  '200 cc',
  '350 cc',
  'Upcoming',
  'Latest',
  'Best Selling',
] as const;

/**
 * The 25 chips of "Bikes in Spotlight" (HOME-9); the first is chosen at the
 * start. Their slugs are those of categories.
 */
export const BIKE_CHIPS = KINDS.map((kind) => `${kind} Bikes` as const) as [string, ...string[]];

/** The tabs of "Scooters in Spotlight"; the first is chosen at the start. */
export const SCOOTER_TABS = ['Popular Scooters', 'Electric Scooters'] as const;
