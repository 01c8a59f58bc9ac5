import { definePart } from '../drawing.ts';
import { type Colour, INK, lighter, SILVER } from '../lib/colour.ts';
import { type Attributes, group, oval, path, rect, stroke, times } from '../lib/shapes.ts';
import { choice, colour, flag } from '../options.ts';
import { cable, gun } from './kit/cable.ts';
import { fills, part } from './kit/paint.ts';

/** Coiled charging cable; ends: both guns, or gun and mains plug. */
export const type2Cable = definePart({
  accent: '#f97316',
  options: {
    turns: choice(5, 3, 7),
    ends: choice('both', 'mains'),
    straps: flag(true),
    grip: colour('#f97316', '#2563eb'),
  },
  draw({ id, accent, turns, ends, straps, grip }) {
    const u = fills(id);
    const winding = (i: number) => {
      const loop = (y: number, colour: Colour, width: number, more?: Attributes) =>
        oval(310, y - i * 17, 160 - (i % 2) * 5, 74 - (i % 2) * 3, colour, width, more);
      return (
        loop(322, '#141920', 19) +
        loop(322, accent, 14) +
        loop(320, lighter(accent, 0.45), 3, { opacity: 0.8 })
      );
    };
    return part(
      id,
      accent,
      [
        times(turns, winding),
        straps && stroke('M200 200L206 330M418 202L412 332', INK, 15),
        cable('M440 276C474 240 470 200 440 172', 18, accent),
        cable('M180 262C146 226 160 186 186 160', 18, accent),
        group('translate(442 176) rotate(-128) scale(.8)', gun(u, grip)),
        group(
          'translate(184 164) rotate(-38) scale(.8)',
          ends === 'both'
            ? gun(u, grip)
            : path('M0 -22H86C98 -22 104 -14 104 0C104 14 98 22 86 22H0Z', u.black) +
                rect(100, -14, 34, 9, 3, SILVER) +
                rect(100, 5, 34, 9, 3, SILVER) +
                rect(40, -22, 12, 44, 0, grip),
        ),
      ],
      { shadow: [312, 396, 210, 15], close: [170, 60, 240, 180] },
    );
  },
});
