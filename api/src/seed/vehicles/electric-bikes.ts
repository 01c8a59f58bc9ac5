import { draw } from '../../pictures/picture.ts';
import type { VehicleSeed } from '../types.ts';
import { electricBike } from './kit.ts';

export const ELECTRIC_BIKES: VehicleSeed[] = [
  electricBike(
    {
      brand: 'revolt',
      model: 'RV400',
      popularity: 800,
      rating: [4.3, 86],
      variants: [
        ['BRZ', 1_19_950],
        ['Premium', 1_39_950],
      ],
      chips: ['Popular', 'Street'],
      text: 'Pulls away with whichever engine note its rider picks, and swaps its battery in a minute.',
      drawing: draw('commuter', {
        ev: true,
        accent: '#1f7a8c',
        tank: 'sharp',
        lamp: 'led',
        seat: 'stepped',
        tail: 'sport',
      }),
    },
    ['Mid-mounted BLDC motor', '3 kW', '3.24 kWh', '150 km', '115 kg'],
  ),
  electricBike(
    {
      brand: 'ultraviolette',
      model: 'F77',
      popularity: 790,
      rating: [4.7, 54],
      variants: [
        ['Mach 2', 2_99_000],
        ['Recon', 3_99_000],
      ],
      chips: ['Sports', 'Latest'],
      text: 'An aircraft of a motorcycle: 10 kWh, 155 km/h and three levels of regeneration.',
      drawing: draw('sport', {
        ev: true,
        accent: '#c8102e',
        fairing: 'half',
        second: '#12161d',
        graphic: 'block',
      }),
    },
    ['PMSM electric motor', '30 kW', '10.3 kWh', '323 km', '207 kg'],
  ),
  electricBike(
    {
      brand: 'oben',
      model: 'Rorr',
      popularity: 780,
      rating: [4.2, 37],
      variants: [
        ['EZ 3.4', 1_19_000],
        ['EZ 4.4', 1_29_000],
      ],
      chips: ['Street', 'Roadster'],
      text: 'An LFP pack that does not mind the heat and a round lamp that nobody minds either.',
      drawing: draw('street', { ev: true, accent: '#c2410c', lamp: 'round', wheels: 'multi' }),
    },
    ['PMSM electric motor', '7.5 kW', '4.4 kWh', '175 km', '148 kg'],
  ),
  electricBike(
    {
      brand: 'ultraviolette',
      model: 'X-47',
      rating: [4.6, 13],
      stock: 0,
      restockInDays: 30,
      variants: [
        ['Original', 2_49_000],
        ['Desert Wing', 3_24_000],
      ],
      chips: ['Adventure', 'Upcoming', 'Latest'],
      text: 'A crossover with radar in its tail: city on weekdays, gravel on Sundays.',
      drawing: draw('adventure', {
        ev: true,
        accent: '#5b6675',
        screen: 'low',
        wheels: 'alloy',
        second: '#c8102e',
        rack: false,
      }),
    },
    ['PMSM electric motor', '30 kW', '10.3 kWh', '323 km', '208 kg'],
  ),
  electricBike(
    {
      brand: 'matter',
      model: 'Aera',
      rating: [4.1, 26],
      variants: [
        ['5000', 1_73_999],
        ['5000+', 1_83_999],
      ],
      chips: ['Sports Naked', 'Latest'],
      text: 'Four gears and a clutch for those who would miss them.',
      drawing: draw('street', {
        ev: true,
        accent: '#1b212c',
        second: '#b7f34a',
        frame: 'beam',
        lamp: 'blade',
      }),
    },
    ['Liquid-cooled PMSM, 4 gears', '10.5 kW', '5 kWh', '172 km', '180 kg'],
  ),
  electricBike(
    {
      brand: 'tork',
      model: 'Kratos R',
      rating: [4.2, 31],
      variants: [
        ['Urban', 1_49_999],
        ['Standard', 1_87_499],
      ],
      chips: ['Street', 'Sports Naked'],
      text: 'An axial flux motor the size of a plate and a boot for the helmet.',
      drawing: draw('commuter', {
        ev: true,
        power: 'box',
        accent: '#c8102e',
        tank: 'sharp',
        lamp: 'cowl',
        tail: 'sport',
        side: 'wedge',
        wheels: 'blade',
      }),
    },
    ['Axial flux motor', '9 kW', '4 kWh', '180 km', '140 kg'],
  ),
];
