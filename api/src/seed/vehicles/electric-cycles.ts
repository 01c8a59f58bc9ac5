import { draw } from '../../pictures/picture.ts';
import type { VehicleSeed } from '../types.ts';
import { otherElectric } from './kit.ts';

const CYCLE = { vehicle: 'cycle', category: 'electric-cycles' } as const;

export const ELECTRIC_CYCLES: VehicleSeed[] = [
  otherElectric(
    CYCLE,
    {
      brand: 'hero-lectro',
      model: 'C5',
      rating: [4.2, 49],
      variants: [['26 inch', 32_999]],
      text: 'A city cycle that pushes up the flyover and looks like nothing on a charger.',
      drawing: draw('cycle', { accent: '#0b7a55' }),
    },
    ['Rear hub motor', '250 W', '0.21 kWh', '30 km', '21 kg'],
  ),
  otherElectric(
    CYCLE,
    {
      brand: 'emotorad',
      model: 'X2',
      rating: [4.4, 38],
      variants: [['27.5 inch', 27_999]],
      text: 'Front suspension and wide tyres for canal paths.',
      drawing: draw('cycle', { frame: 'mtb', bars: 'flat', accent: '#d9480f' }),
    },
    ['Rear hub motor', '250 W', '0.28 kWh', '45 km', '22 kg'],
  ),
  otherElectric(
    CYCLE,
    {
      brand: 'emotorad',
      model: 'Doodle',
      rating: [4.3, 24],
      variants: [['20 inch', 49_999]],
      text: 'Folds into a boot, rolls on fat tyres.',
      drawing: draw('foldingCycle', { fat: true, wheels: 'blade', accent: '#1b212c' }),
    },
    ['Rear hub motor', '250 W', '0.36 kWh', '50 km', '26 kg'],
  ),
  otherElectric(
    CYCLE,
    {
      brand: 'hero-lectro',
      model: 'Winn Cargo',
      rating: [4.5, 17],
      stock: 9,
      variants: [
        ['Box', 44_999],
        ['Bench', 48_999],
      ],
      text: 'Eighty kilos of parcels where vans may not stop.',
      drawing: draw('cargoCycle', { accent: '#1d4ed8' }),
    },
    ['Mid motor', '250 W', '0.5 kWh', '60 km', '38 kg'],
  ),
];
