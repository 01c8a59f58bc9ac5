import { definePart } from '../drawing.ts';
import { COAL, type Colour, darker, IRON, lighter } from '../lib/colour.ts';
import { dots, group, joined, named, path, reuse, reuseAt, stroke } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { fills, part } from './kit/paint.ts';

const SHAPES = {
  wide: {
    back: 'M-118 -48C-112 -64 -96 -70 -80 -68L-60 -90C-50 -100 -32 -98 -26 -86L-20 -72L24 -72L34 -88C42 -98 58 -98 66 -88L82 -66C100 -66 114 -60 118 -44L122 28C122 46 110 56 92 56L-92 56C-110 56 -122 46 -122 28Z',
    lining:
      'M-98 -48C-94 -58 -84 -62 -74 -62L74 -62C86 -62 96 -56 98 -46L102 14C102 26 94 34 82 34L-82 34C-94 34 -102 26 -102 14Z',
    pins: ['-46 -80', '50 -80'],
  },
  round: {
    back: 'M-100 0C-100 -56 -58 -84 0 -84C58 -84 100 -56 100 0C100 48 58 66 0 66C-58 66 -100 48 -100 0ZM70 -60L112 -76C126 -78 130 -58 118 -52L92 -34Z',
    lining: 'M-80 0C-80 -42 -46 -64 0 -64C46 -64 80 -42 80 0C80 34 46 46 0 46C-46 46 -80 34 -80 0Z',
    pins: ['112 -64'],
  },
  shoe: {
    back: 'M-130 40C-126 -50 -70 -96 0 -96C70 -96 126 -50 130 40L92 44C88 -16 50 -52 0 -52C-50 -52 -88 -16 -92 44Z',
    lining:
      'M-120 6C-110 -56 -62 -88 0 -88C62 -88 110 -56 120 6L100 14C90 -38 50 -66 0 -66C-50 -66 -90 -38 -100 14Z',
    pins: ['-108 30', '108 30'],
  },
};
const GRAIN = '-70 -40,-30 10,20 -30,66 8,44 -48,-52 -8,0 22,80 -36,-84 14,-8 -46'.split(',');
/** How many grains the lining shows; a shoe, seen from its edge, shows none and no slot. */
const GRAINS = { wide: 10, round: 7, shoe: 0 };

const SLOTS = {
  line: (groove: Colour) => stroke('M0 -60V32', groove, 7),
  cross: (groove: Colour) => stroke('M-30 -60L-20 32M30 -60L20 32', groove, 6),
  none: () => '',
};

/** Set of two brake pads or shoes. */
export const brakePad = definePart({
  accent: '#c2410c',
  options: {
    shape: choice('wide', 'round', 'shoe'),
    plate: choice('steel', 'black'),
    slot: choice('line', 'cross', 'none'),
    grain: flag(true),
  },
  draw({ id, accent, shape, plate, slot, grain }) {
    const u = fills(id);
    const { back, lining, pins } = SHAPES[shape];
    const grains = GRAIN.slice(0, grain ? GRAINS[shape] : 0);
    const pad = joined([
      group('translate(0 7)', path(back, '#5b6675')),
      path(back, plate === 'steel' ? u.rod : u.black),
      group('translate(0 8)', path(lining, COAL)),
      path(lining, accent),
      grains.length > 0 && dots(grains, 2.6, lighter(accent, 0.3)),
      shape !== 'shoe' && SLOTS[slot](darker(accent, 0.55)),
      dots(pins, 8, IRON),
    ]);
    return part(
      id,
      accent,
      [
        group('translate(362 176) rotate(8) scale(1.02)', named(`${id}G`, pad)),
        group('translate(280 308) rotate(-7) scale(1.12)', reuse(`${id}G`)),
      ],
      {
        shadow: [300, 388, 190, 15],
        close: [190, 230, 200, 150],
        measured:
          shape === 'shoe'
            ? // As they stand in their drum, whose diameter they are bought by.
              group('translate(320 196)', named(`${id}G`, pad)) +
              reuseAt(`${id}G`, 'matrix(1 0 0 -1 320 284)')
            : group('translate(320 220)', pad),
      },
    );
  },
});
