import type { ModelSeed } from '../types.ts';
import { electricCycle } from './kit.ts';
import { look } from './look.ts';

export const ELECTRIC_CYCLES: ModelSeed[] = [
  electricCycle({
    brand: 'hero-lectro',
    model: 'C5',
    motor: 'Rear hub motor | 250 W | 0.21 kWh | 30 km | 21 kg',
    size: [1780, 1050],
    rating: [4.2, 49],
    text: 'A city cycle that pushes up the flyover and looks like nothing on a charger.',
    editions: look('cycle', {}, [
      ['26 inch', 32_999, 'Forest Green #0b7a55 | Sea Blue #33658a'],
      ['700C', 34_999, 'Graphite #39424f #c8102e', { guards: false, bars: 'flat' }],
    ]),
  }),
  electricCycle({
    brand: 'hero-lectro',
    model: 'H5',
    motor: 'Rear hub motor | 250 W | 0.21 kWh | 30 km | 22 kg',
    size: [1740, 1040],
    rating: [4.1, 26],
    text: 'A low step, a basket and a rack: school, market, temple.',
    editions: look('cycle', { frame: 'step', bars: 'sweep', basket: true, rack: true }, [
      ['26 inch', 29_999, 'Peacock Teal #12806a | Rani Pink #c2185b', { seat: '#6b4429' }],
    ]),
  }),
  electricCycle({
    brand: 'hero-lectro',
    model: 'Muv-E',
    motor: 'Rear hub motor | 250 W | 0.18 kWh | 25 km | 20 kg',
    size: [1690, 1030],
    rating: [3.9, 19],
    text: 'The cheapest motor between two pedals.',
    editions: look('cycle', { guards: false, bars: 'flat', wall: '#c9a77a' }, [
      ['27.5 inch', 27_499, 'Black #1b212c | Sunset Orange #d9480f'],
    ]),
  }),
  electricCycle({
    brand: 'emotorad',
    model: 'X2',
    motor: 'Rear hub motor | 250 W | 0.28 kWh | 45 km | 22 kg',
    size: [1800, 1080],
    rating: [4.4, 38],
    text: 'Front suspension and wide tyres for canal paths.',
    editions: look('cycle', { frame: 'mtb', bars: 'flat', guards: false }, [
      ['27.5 inch', 27_999, 'Volcano Orange #d9480f | Moon Silver #c9d2db | Tank Green #4b5d3a'],
    ]),
  }),
  electricCycle({
    brand: 'emotorad',
    model: 'Trex Air',
    motor: 'Rear hub motor | 250 W | 0.37 kWh | 60 km | 24 kg',
    size: [1850, 1100],
    rating: [4.3, 22],
    text: 'A city bike in walking boots.',
    editions: look('cycle', { frame: 'mtb', fat: true, rack: true, bars: 'flat' }, [
      ['29 inch', 36_999, 'Slate Grey #5b6675 | Royal Blue #1d4ed8'],
    ]),
  }),
  electricCycle({
    brand: 'emotorad',
    model: 'Doodle',
    motor: 'Rear hub motor | 250 W | 0.36 kWh | 50 km | 26 kg',
    size: [1650, 1120],
    rating: [4.3, 24],
    text: 'Folds into a boot, rolls on fat tyres.',
    editions: look('foldingCycle', { fat: true, wheels: 'blade' }, [
      ['20 inch', 49_999, 'Carbon Black #1b212c | Lime #b7d433'],
    ]),
  }),
  electricCycle({
    brand: 'hero-lectro',
    model: 'Winn Fold',
    motor: 'Rear hub motor | 250 W | 0.2 kWh | 28 km | 19 kg',
    size: [1560, 1070],
    rating: [4.0, 14],
    text: 'Folds in ten seconds and rides the metro in a bag.',
    editions: look('foldingCycle', { beam: 'curve', basket: true }, [
      ['16 inch', 38_999, 'Signal Red #c8102e | Pearl White #e8ecef', { seat: '#6b4429' }],
    ]),
  }),
  electricCycle({
    brand: 'hero-lectro',
    model: 'Winn Cargo',
    motor: 'Mid motor | 250 W | 0.5 kWh | 60 km | 38 kg',
    size: [2050, 1120],
    rating: [4.5, 17],
    text: 'Eighty kilos of parcels where vans may not stop.',
    editions: look('cargoCycle', {}, [
      ['Box', 44_999, 'Courier Blue #1d4ed8 #c2410c | Courier Green #0b7a55 #1b212c'],
      ['Bench', 48_999, 'School Yellow #f2b705', { freight: 'bench', battery: 'mid' }],
    ]),
  }),
];
