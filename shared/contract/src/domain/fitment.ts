/** Where on a vehicle a part goes; none for what has one place. */
export const POSITIONS = ['front', 'rear', 'front and rear'] as const;
export type Position = (typeof POSITIONS)[number];

/** A vehicle as addresses and the garage name it: `readVehicle` reads it. */
export const VEHICLE =
  /^([a-z0-9-]{1,40})\.([a-z0-9-]{1,40})(?:\.([a-z0-9-]{1,40}))?(?:_(\d{4}))?$/;

/** True for a vehicle as an address names it. */
export const isVehicle = (text: string): boolean => VEHICLE.test(text);

/** Most vehicles that a garage holds and a listing is narrowed by. */
export const MAX_VEHICLES = 50;

/** Most products that are judged in one call. */
export const MAX_PRODUCTS_JUDGED = 100;

/** What a part is to a vehicle: `unknown` is one without a record. */
export const VERDICTS = ['fits', 'universal', 'not', 'unknown'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a card says of the vehicles that its part fits: no models and not universal, nobody has recorded it. */
export interface CardFitment {
  universal: boolean;
  models: number;
  /** Make and model of one of them. */
  first: string | null;
}

/** What a product is to the vehicles of a garage. */
export interface FitVerdict {
  id: string;
  verdict: Verdict;
  /** Those of the vehicles that it fits. */
  fits: {
    vehicle: string;
    name: string;
    position: Position | null;
    /** Of what the part is sold by, on one vehicle. */
    quantity: number;
    note: string;
  }[];
}
