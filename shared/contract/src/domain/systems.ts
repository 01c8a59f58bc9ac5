/** Systems of a vehicle in the order of its page, with their names. */
export const SYSTEMS = {
  brakes: 'Brakes',
  tyres: 'Tyres',
  lighting: 'Lighting',
  power: 'Battery & charging',
  controls: 'Controls',
  body: 'Body',
  service: 'Service items',
} as const;
export type System = keyof typeof SYSTEMS;

export const SYSTEM_NAMES = Object.keys(SYSTEMS) as System[];
