import { VEHICLE } from './fitment.ts';
import { slug } from './slug.ts';

/** A vehicle as addresses and the garage name it. */
export interface VehicleRef {
  /** Slugs of its make and its model. */
  make: string;
  model: string;
  /** Slug of the variant's name; without: whichever. */
  variant?: string;
  /** Model year; without: whichever. */
  year?: number;
}

/** `ather.450x`, `ather.450x.2-9-kwh`, `ather.450x_2023`: none of it needs an escape in an address. */
export const vehicleText = ({ make, model, variant, year }: VehicleRef): string =>
  `${make}.${model}${variant ? `.${variant}` : ''}${year ? `_${year}` : ''}`;

/** Reads what `vehicleText` writes, also in capitals; undefined for anything else. */
export function readVehicle(text: string): VehicleRef | undefined {
  const [, make, model, variant, year] = VEHICLE.exec(text.toLowerCase()) ?? [];
  if (!make || !model) return undefined;
  return { make, model, ...(variant && { variant }), ...(year && { year: Number(year) }) };
}

/** The name of a variant in an address: `Gig+` is another than `Gig`. */
export const variantSlug = (name: string): string => slug(name.replaceAll('+', ' plus'));
