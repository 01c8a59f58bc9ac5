import { definePart } from '../drawing.ts';
import { darker, GREY, IRON, lighter } from '../lib/colour.ts';
import {
  circle,
  ellipse,
  gloss,
  group,
  joined,
  named,
  path,
  rect,
  reuse,
  stroke,
} from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { type Fills, fills, part } from './kit/paint.ts';

const FILAMENT = '#c98a1b';

/** What holds the glass, below it; the glass ends at y 0. */
const BASES: Record<string, (u: Fills) => string> = {
  /** Two blades and a round flange: H4, HS1, H7. */
  flange: (u) =>
    joined([
      ellipse(0, 22, 74, 20, u.metal),
      path('M-70 22L-86 10L-92 30L-66 36ZM70 22L86 10L92 30L66 36Z', u.metal),
      rect(-40, 30, 80, 58, 10, u.rod),
      rect(-26, 88, 12, 44, 3, u.metal),
      rect(14, 88, 12, 44, 3, u.metal),
    ]),
  /** Bayonet with two studs: BA15s, BAY15d, BA20d. */
  bayonet: (u) =>
    joined([
      rect(-44, -6, 88, 104, 12, u.brass),
      circle(-48, 42, 10, IRON),
      circle(48, 42, 10, IRON),
      path('M-30 98H30L20 120H-20Z', '#2c3441'),
      circle(0, 120, 9, u.metal),
    ]),
  /** Glass that is pressed flat, with bent wires: W5W. */
  wedge: (u) =>
    joined([
      path('M-38 -20H38V70H-38Z', u.glass),
      stroke('M-20 20V84L-34 60M20 20V84L34 60', GREY, 5),
    ]),
  /** Diodes on a heat sink. */
  sink: (u) =>
    joined([
      ellipse(0, 14, 66, 18, u.metal),
      rect(-50, 22, 100, 66, 8, u.black),
      stroke('M-50 40H50M-50 56H50M-50 72H50', '#566173', 5),
      rect(-22, 88, 44, 36, 6, u.black),
    ]),
};

const GLASSES = {
  long: 'M-36 4L-36 -120C-36 -156 36 -156 36 -120L36 4Z',
  round: 'M-30 4C-36 -26 -66 -46 -66 -84C-66 -160 66 -160 66 -84C66 -46 36 -26 30 4Z',
};

/** Bulbs: filament or diodes, on the base of their fitting. */
export const bulb = definePart({
  accent: '#12806a',
  options: {
    base: choice('flange', 'bayonet', 'wedge', 'sink'),
    glass: choice('long', 'round'),
    tint: choice('clear', 'amber', 'red', 'blue'),
    filaments: choice(2, 1),
    cap: flag(true),
    pair: flag(false),
  },
  draw({ id, accent, base, glass, tint, filaments, cap, pair }) {
    const u = fills(id);
    const shape = GLASSES[glass];
    const colours = { clear: u.glass, amber: '#f2a33a', red: '#d8453b', blue: '#8fb4e6' };
    const one = joined([
      BASES[base]?.(u),
      path(shape, colours[tint], { opacity: base === 'sink' ? 1 : 0.9 }),
      base === 'sink'
        ? [
            rect(-18, -116, 36, 92, 4, u.black),
            rect(-10, -104, 20, 28, 2, '#f2c94c'),
            rect(-10, -66, 20, 28, 2, '#f2c94c'),
          ]
        : [
            stroke('M-16 0V-70M16 0V-70', GREY, 4),
            stroke('M-16 -70q8 -16 16 0q8 -16 16 0', FILAMENT, 4),
            filaments === 2 && stroke('M-16 -34q8 -14 16 0q8 -14 16 0', FILAMENT, 4),
          ],
      cap && base === 'flange' && path('M-36 -118C-36 -156 36 -156 36 -118Z', darker(accent, 0.4)),
      rect(-30, -10, 60, 12, 4, lighter(accent, 0.1)),
      gloss(
        glass === 'long'
          ? 'M-24 -20V-116q4 -16 12 -18V-20Z'
          : 'M-46 -80q4 -44 34 -52q-18 20 -18 60Z',
        0.4,
      ),
    ]);
    return part(
      id,
      accent,
      pair
        ? [
            group('translate(392 234) rotate(9) scale(1.05)', named(`${id}G`, one)),
            group('translate(228 248) rotate(-8) scale(1.05)', reuse(`${id}G`)),
          ]
        : [group('translate(320 232) scale(1.3)', one)],
      { shadow: [320, 406, pair ? 180 : 110, 12], close: [220, 60, 200, 150] },
    );
  },
});
