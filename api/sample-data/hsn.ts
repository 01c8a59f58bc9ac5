import type { Vehicle } from '../src/database/tables/catalog.ts';
import type { Drawing } from '../src/pictures/picture.ts';

/*
 * Headings and subheadings of the First Schedule to the Customs Tariff Act, 1975, as GST invoices use them; that
 * chargers and charging stations for electric vehicles stand in 8504 is said by GST rate notification 1/2017, 234B.
 */

/** Where one heading holds for all that stands in a category. */
const BY_CATEGORY: Record<string, string> = {
  'battery-packs': '8507',
  bells: '830610',
  cables: '8544',
  cells: '850760',
  converters: '850440',
  'dc-fast': '850440',
  lights: '851220',
  portable: '8504',
  suspension: '871410',
  'wallbox-ac': '8504',
  'wire-locks': '8301',
  'wiring-harnesses': '854430',
};

/** In categories that hold various things: by what it is. */
const BY_DRAWING: Partial<Record<Drawing['kind'], string>> = {
  acPost: '8504',
  alloyWheel: '871410',
  brakeDisc: '871410',
  brakeLever: '871410',
  helmet: '650610',
  horn: '851230',
  hubMotor: '8501',
  mcb: '8536',
  mirrors: '700910',
  type2Cable: '8544',
  tyre: '4011',
};

/** Motor cycles, mopeds and cycles with a motor; those with an electric one have a subheading. */
const TWO_WHEELER = '8711';
const ELECTRIC_TWO_WHEELER = '871160';
const TWO_WHEELERS: readonly Vehicle[] = ['bike', 'scooter', 'cycle'];

interface Classified {
  category: string;
  drawing: Drawing;
  vehicle?: Vehicle;
  electric?: boolean;
}

/** Returns the HSN code of a part or a vehicle; null where neither its category nor its kind tells. */
export function hsnOf({ category, drawing, vehicle, electric }: Classified): string | null {
  if (vehicle) {
    if (!TWO_WHEELERS.includes(vehicle)) return null;
    return electric ? ELECTRIC_TWO_WHEELER : TWO_WHEELER;
  }
  return BY_CATEGORY[category] ?? BY_DRAWING[drawing.kind] ?? null;
}
