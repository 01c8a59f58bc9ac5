import { draw } from '../../pictures/picture.ts';
import type { VehicleSeed } from '../types.ts';
import { electricBike, electricScooter, otherElectric } from './kit.ts';

const CYCLE = { vehicle: 'cycle', category: 'electric-cycles' } as const;

export const ELECTRIC_BIKES: VehicleSeed[] = [
  electricBike(
    {
      brand: 'revolt', model: 'RV400', popularity: 800, rating: [4.3, 86],
      variants: [['BRZ', 1_19_950], ['Premium', 1_39_950]],
      chips: ['Popular', 'Street'],
      text: 'Pulls away with whichever engine note its rider picks, and swaps its battery in a minute.',
      drawing: draw('commuter', { ev: true, accent: '#1f7a8c', tank: 'sharp', lamp: 'led', seat: 'stepped', tail: 'sport' }),
    },
    ['Mid-mounted BLDC motor', '3 kW', '3.24 kWh', '150 km', '115 kg'],
  ),
  electricBike(
    {
      brand: 'ultraviolette', model: 'F77', popularity: 790, rating: [4.7, 54],
      variants: [['Mach 2', 2_99_000], ['Recon', 3_99_000]],
      chips: ['Sports', 'Latest'],
      text: 'An aircraft of a motorcycle: 10 kWh, 155 km/h and three levels of regeneration.',
      drawing: draw('sport', { ev: true, accent: '#c8102e', fairing: 'half', second: '#12161d', graphic: 'block' }),
    },
    ['PMSM electric motor', '30 kW', '10.3 kWh', '323 km', '207 kg'],
  ),
  electricBike(
    {
      brand: 'oben', model: 'Rorr', popularity: 780, rating: [4.2, 37],
      variants: [['EZ 3.4', 1_19_000], ['EZ 4.4', 1_29_000]],
      chips: ['Street', 'Roadster'],
      text: 'An LFP pack that does not mind the heat and a round lamp that nobody minds either.',
      drawing: draw('street', { ev: true, accent: '#c2410c', lamp: 'round', wheels: 'multi' }),
    },
    ['PMSM electric motor', '7.5 kW', '4.4 kWh', '175 km', '148 kg'],
  ),
  electricBike(
    {
      brand: 'ultraviolette', model: 'X-47', rating: [4.6, 13], stock: 0, restockInDays: 30,
      variants: [['Original', 2_49_000], ['Desert Wing', 3_24_000]],
      chips: ['Adventure', 'Upcoming', 'Latest'],
      text: 'A crossover with radar in its tail: city on weekdays, gravel on Sundays.',
      drawing: draw('adventure', { ev: true, accent: '#5b6675', screen: 'low', wheels: 'alloy', second: '#c8102e', rack: false }),
    },
    ['PMSM electric motor', '30 kW', '10.3 kWh', '323 km', '208 kg'],
  ),
  electricBike(
    {
      brand: 'matter', model: 'Aera', rating: [4.1, 26],
      variants: [['5000', 1_73_999], ['5000+', 1_83_999]],
      chips: ['Sports Naked', 'Latest'],
      text: 'Four gears and a clutch for those who would miss them.',
      drawing: draw('street', { ev: true, accent: '#1b212c', second: '#b7f34a', frame: 'beam', lamp: 'blade' }),
    },
    ['Liquid-cooled PMSM, 4 gears', '10.5 kW', '5 kWh', '172 km', '180 kg'],
  ),
  electricBike(
    {
      brand: 'tork', model: 'Kratos R', rating: [4.2, 31],
      variants: [['Urban', 1_49_999], ['Standard', 1_87_499]],
      chips: ['Street', 'Sports Naked'],
      text: 'An axial flux motor the size of a plate and a boot for the helmet.',
      drawing: draw('commuter', { ev: true, power: 'box', accent: '#c8102e', tank: 'sharp', lamp: 'cowl', tail: 'sport', side: 'wedge', wheels: 'blade' }),
    },
    ['Axial flux motor', '9 kW', '4 kWh', '180 km', '140 kg'],
  ),
];

export const ELECTRIC_SCOOTERS: VehicleSeed[] = [
  electricScooter(
    {
      brand: 'ather', model: '450X', popularity: 820, rating: [4.6, 312], stock: 22,
      variants: [['2.9 kWh', 1_47_000], ['3.7 kWh', 1_77_000]],
      text: 'Fast city scooter with a touch screen, and a warp mode for the lights.',
      drawing: draw('scooter', { accent: '#e8ecef', graphic: 'badge', second: '#12806a' }),
    },
    ['PMSM electric motor', '6.4 kW', '3.7 kWh', '150 km', '108 kg'],
  ),
  electricScooter(
    {
      brand: 'bajaj', model: 'Chetak', popularity: 815, rating: [4.5, 198],
      variants: [['3001', 99_900], ['3501', 1_35_000]],
      text: 'Metal body, quiet city scooter. The name your grandfather waited ten years for.',
      drawing: draw('scooter', { shape: 'classic', accent: '#33658a', seat: '#6b4429', mirrors: 'chrome', trim: '#ffffff' }),
    },
    ['PMSM electric motor', '4 kW', '3.5 kWh', '153 km', '134 kg'],
  ),
  electricScooter(
    {
      brand: 'ola', model: 'S1 Pro', popularity: 812, rating: [4.2, 540],
      variants: [['3 kWh', 1_15_000], ['4 kWh', 1_70_000]],
      text: 'Long range family scooter with hill hold and a boot for two helmets.',
      drawing: draw('scooter', { accent: '#e8590c', graphic: 'none', lamp: 'twin', fender: 'slim' }),
    },
    ['PMSM electric motor', '11 kW', '4 kWh', '242 km', '118 kg'],
  ),
  electricScooter(
    {
      brand: 'ampere', model: 'Magnus', popularity: 808, rating: [4.1, 87],
      variants: [['EX', 84_900], ['Neo', 94_900]],
      text: 'Light city scooter, charges from a household socket.',
      drawing: draw('scooter', { accent: '#d9f07a', second: '#12372a' }),
    },
    ['Hub electric motor', '2.1 kW', '2.3 kWh', '118 km', '96 kg'],
  ),
  electricScooter(
    {
      brand: 'tvs', model: 'iQube', rating: [4.5, 174],
      variants: [['2.2 kWh', 94_434], ['ST 5.1 kWh', 1_58_834]],
      text: 'A hub motor that never whines and a service shop in every district.',
      drawing: draw('scooter', { accent: '#c9d2db', lamp: 'strip', graphic: 'panel', second: '#1d4ed8' }),
    },
    ['Hub electric motor', '4.4 kW', '5.1 kWh', '212 km', '117 kg'],
  ),
  electricScooter(
    {
      brand: 'hero', model: 'Vida V2', rating: [4.2, 63],
      variants: [['Lite', 85_000], ['Pro', 1_20_300]],
      text: 'Two removable batteries: one rides, one charges upstairs.',
      drawing: draw('scooter', { shape: 'sharp', accent: '#1d4ed8', graphic: 'panel', lamp: 'arrow' }),
    },
    ['PMSM electric motor', '6 kW', '3.9 kWh', '165 km', '125 kg'],
  ),
  electricScooter(
    {
      brand: 'hero-electric', model: 'Cargo NYX', rating: [4.3, 58],
      variants: [['HS500 ER', 86_540]],
      text: 'A delivery scooter: flat deck, big box, brakes for both.',
      drawing: draw('scooter', { shape: 'cargo', box: 'delivery', accent: '#12806a', wheels: 'steel' }),
    },
    ['Hub electric motor', '1.3 kW', '3 kWh', '138 km', '87 kg'],
  ),
];

export const ELECTRIC_CYCLES: VehicleSeed[] = [
  otherElectric(
    CYCLE,
    {
      brand: 'hero-lectro', model: 'C5', rating: [4.2, 49],
      variants: [['26 inch', 32_999]],
      text: 'A city cycle that pushes up the flyover and looks like nothing on a charger.',
      drawing: draw('cycle', { accent: '#0b7a55' }),
    },
    ['Rear hub motor', '250 W', '0.21 kWh', '30 km', '21 kg'],
  ),
  otherElectric(
    CYCLE,
    {
      brand: 'emotorad', model: 'X2', rating: [4.4, 38],
      variants: [['27.5 inch', 27_999]],
      text: 'Front suspension and wide tyres for canal paths.',
      drawing: draw('cycle', { frame: 'mtb', bars: 'flat', accent: '#d9480f' }),
    },
    ['Rear hub motor', '250 W', '0.28 kWh', '45 km', '22 kg'],
  ),
  otherElectric(
    CYCLE,
    {
      brand: 'emotorad', model: 'Doodle', rating: [4.3, 24],
      variants: [['20 inch', 49_999]],
      text: 'Folds into a boot, rolls on fat tyres.',
      drawing: draw('foldingCycle', { fat: true, wheels: 'blade', accent: '#1b212c' }),
    },
    ['Rear hub motor', '250 W', '0.36 kWh', '50 km', '26 kg'],
  ),
  otherElectric(
    CYCLE,
    {
      brand: 'hero-lectro', model: 'Winn Cargo', rating: [4.5, 17], stock: 9,
      variants: [['Box', 44_999], ['Bench', 48_999]],
      text: 'Eighty kilos of parcels where vans may not stop.',
      drawing: draw('cargoCycle', { accent: '#1d4ed8' }),
    },
    ['Mid motor', '250 W', '0.5 kWh', '60 km', '38 kg'],
  ),
];
