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

/** The 25 chips of the spotlight; the first is chosen at the start. Their slugs name groups of vehicles. */
export const SPOTLIGHT_CHIPS = KINDS.map((kind) => `${kind} Bikes` as const) as [
  string,
  ...string[],
];
