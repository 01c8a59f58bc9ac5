import type { ModelSeed } from '../types.ts';
import { electricBike } from './kit.ts';
import { look } from './look.ts';

/** Electric ones of the commuters and the sports naked bikes. */
export const ELECTRIC_BIKES: ModelSeed[] = [
  electricBike('commuter', {
    brand: 'revolt',
    model: 'RV1',
    motor: 'Mid-mounted motor | 2.8 kW | 2.2 kWh | 100 km | 108 kg',
    size: [2020, 1090],
    rating: [4.0, 18],
    launched: 240,
    text: 'The commuter without the kick lever: a flat seat, a boot in the tank and a socket at home.',
    editions: look('commuter', { ev: true, power: 'box', lamp: 'round', wheels: 'multi' }, [
      ['Standard', 94_983, 'Cosmic Black Red #1b212c #c8102e | Titan Red Silver #c8102e #c9d2db'],
    ]),
  }),
  electricBike('sports-naked', {
    brand: 'revolt',
    model: 'RV400',
    popularity: 800,
    chips: 'Popular | Street',
    motor: 'Mid-mounted BLDC motor | 3 kW | 3.24 kWh | 150 km | 115 kg',
    size: [2146, 1131],
    rating: [4.3, 86],
    text: 'Pulls away with whichever engine note its rider picks, and swaps its battery in a minute.',
    editions: look(
      'commuter',
      { ev: true, tank: 'wing', lamp: 'led', seat: 'split', tail: 'sport', tyres: 'wide' },
      [
        ['BRZ', 1_19_950, 'Cosmic Blue #1f7a8c | Lunar Green #5b8c1f #12161d'],
        ['Premium', 1_39_950, 'Rebel Red #c8102e #12161d', { graphic: 'flash', wheels: 'blade' }],
      ],
    ),
  }),
  electricBike('sports-naked', {
    brand: 'oben',
    model: 'Rorr',
    popularity: 780,
    chips: 'Street | Roadster',
    motor: 'PMSM electric motor | 7.5 kW | 4.4 kWh | 175 km | 148 kg',
    size: [2110, 1090],
    rating: [4.2, 37],
    text: 'An LFP pack that does not mind the heat and a round lamp that nobody minds either.',
    editions: look('street', { ev: true, lamp: 'round', wheels: 'multi' }, [
      [
        'EZ 3.4',
        1_19_000,
        'Lumina Orange #c2410c',
        {},
        'PMSM electric motor | 7.5 kW | 3.4 kWh | 140 km | 138 kg',
      ],
      ['EZ 4.4', 1_29_000, 'Photon White #e8ecef #1b212c', { tail: 'short' }],
    ]),
  }),
  electricBike('sports-naked', {
    brand: 'matter',
    model: 'Aera',
    motor: 'Liquid-cooled PMSM, 4 gears | 10.5 kW | 5 kWh | 172 km | 180 kg',
    size: [2050, 1120],
    rating: [4.1, 26],
    launched: 180,
    text: 'Four gears and a clutch for those who would miss them.',
    editions: look('street', { ev: true, frame: 'beam' }, [
      ['5000', 1_73_999, 'Blaze Red #c8102e #12161d'],
      ['5000+', 1_83_999, 'Cosmic Black #1b212c #b7f34a', { lamp: 'twin' }],
    ]),
  }),
  electricBike('sports-naked', {
    brand: 'tork',
    model: 'Kratos R',
    chips: 'Street',
    motor: 'Axial flux motor | 9 kW | 4 kWh | 180 km | 140 kg',
    size: [2017, 1125],
    rating: [4.2, 31],
    text: 'An axial flux motor the size of a plate and a boot for the helmet.',
    editions: look(
      'commuter',
      {
        ev: true,
        power: 'box',
        tank: 'sharp',
        lamp: 'cowl',
        tail: 'sport',
        side: 'wedge',
        wheels: 'blade',
      },
      [['Standard', 1_87_499, 'Streety Red #c8102e #ffffff']],
    ),
  }),
];
