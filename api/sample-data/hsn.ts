import type { Vehicle } from '../src/database/tables/catalog.ts';
import type { Drawing } from '../src/pictures/picture.ts';
import { carriesGoods } from './carries-goods.ts';
import type { MadeFor } from './fitment/made-for.ts';

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
  brakePad: '871410',
  ccs2Gun: '8544',
  chademoGun: '8544',
  chainKit: '871410',
  cluster: '9029',
  cover: '630790',
  controller: '850440',
  fender: '871410',
  helmet: '650610',
  horn: '851230',
  hubMotor: '8501',
  mcb: '8536',
  mirrors: '700910',
  mount: '7326',
  phoneHolder: '392690',
  saddleBag: '4202',
  seat: '871410',
  sprocket: '871410',
  throttle: '871410',
  toolkit: '8206',
  topBox: '4202',
  type2Cable: '8544',
  tyre: '4011',
};

/** Drawn alike, and of several headings: roller chains and belts, filters of oil and of air. */
const BY_NAME: [drawing: Drawing['kind'], name: RegExp, hsn: string][] = [
  ['driveBelt', /\bchain\b/i, '731511'],
  ['driveBelt', /\bbelt\b/i, '4010'],
  ['filter', /\boil\b/i, '842123'],
  ['filter', /\bair\b/i, '842131'],
  ['fluidBottle', /\boil\b/i, '271019'],
  ['fluidBottle', /\bbrake fluid\b/i, '381900'],
];

/** Of what is a part of cycles, or of vehicles with three or four wheels, where a two-wheeler's has the first code. */
const MADE_FOR: Record<Exclude<MadeFor, 'two-wheelers'>, Record<string, string>> = {
  cycles: { brakePad: '871494', brakeDisc: '871494', '871410': '871499', '851220': '851210' },
  carriages: {
    brakePad: '870830',
    brakeDisc: '870830',
    alloyWheel: '870870',
    shock: '870880',
    '871410': '870899',
  },
};

/** Stands among lights, which are what a bulb goes into. */
const FILAMENT_BULB = '8539';

/** Motor cycles, mopeds and cycles with a motor; those with an electric one have a subheading. */
const TWO_WHEELER = '8711';
const ELECTRIC_TWO_WHEELER = '871160';
const TWO_WHEELERS: readonly Vehicle[] = ['bike', 'scooter', 'cycle'];
/** What carries persons and what carries goods, with an electric motor alone or a petrol engine beside it. */
const CARRIAGES = {
  persons: { electric: '870380', hybrid: '870340' },
  goods: { electric: '870460', hybrid: '870451' },
};

interface Classified {
  name?: string;
  category: string;
  drawing: Drawing;
  vehicle?: Vehicle;
  electric?: boolean;
  madeFor?: MadeFor | undefined;
}

function hsnOfVehicle(vehicle: Vehicle, drawing: Drawing, electric: boolean): string {
  if (TWO_WHEELERS.includes(vehicle)) return electric ? ELECTRIC_TWO_WHEELER : TWO_WHEELER;
  return CARRIAGES[carriesGoods(drawing) ? 'goods' : 'persons'][electric ? 'electric' : 'hybrid'];
}

/** Returns the HSN code of a part or a vehicle; null where neither its category nor its kind tells. */
export function hsnOf({
  name = '',
  category,
  drawing,
  vehicle,
  electric = false,
  madeFor,
}: Classified): string | null {
  if (vehicle) return hsnOfVehicle(vehicle, drawing, electric);
  if (drawing.kind === 'bulb') return FILAMENT_BULB;
  const named = BY_NAME.find(([kind, words]) => kind === drawing.kind && words.test(name));
  const usual = named?.[2] ?? BY_CATEGORY[category] ?? BY_DRAWING[drawing.kind] ?? null;
  if (usual === null || madeFor === undefined || madeFor === 'two-wheelers') return usual;
  const others = MADE_FOR[madeFor];
  return others[drawing.kind] ?? others[usual] ?? usual;
}
