import { BEAM, COAL, type Colour, darker, LAMP, LAMP_HOUSING } from '../../lib/colour.ts';
import { circle, gloss, type Piece, path, stroke } from '../../lib/shapes.ts';
import type { Fills } from './paint.ts';

const cowl = (u: Fills): string =>
  path('M-44 -6Q-40 -28 0 -30Q40 -28 44 -6Q40 18 14 24H-14Q-40 18 -44 -6Z', u.paint);

/** The handlebar's cowl with its lamp, from ahead. */
export const HEAD_FACES = {
  classic: (u: Fills): Piece => [cowl(u), circle(0, -2, 18, u.metal), circle(0, -2, 14, LAMP)],
  modern: (u: Fills): Piece => [
    cowl(u),
    path('M-26 -10Q0 -18 26 -10L18 12H-18Z', LAMP_HOUSING),
    stroke('M-18 -6L-11 6H11L18 -6', BEAM, 4),
  ],
  sharp: (u: Fills): Piece => [
    path('M-46 -10L-18 -28H18L46 -10L20 22H-20Z', u.paint),
    path('M-32 -14H32L24 -2H-24Z', COAL),
    stroke('M-14 12h28', BEAM, 4),
  ],
  cargo: (u: Fills): Piece => path('M-40 -12H40L30 18H-30Z', u.plastic),
  plump: (u: Fills): Piece => [
    path('M-50 -4Q-46 -34 0 -36Q46 -34 50 -4Q46 22 14 28H-14Q-46 22 -50 -4Z', u.paint),
    path('M-28 -14Q0 -22 28 -14Q24 12 0 18Q-24 12 -28 -14Z', LAMP),
    path('M-18 -8Q0 -14 18 -8Q15 8 0 11Q-15 8 -18 -8Z', '#fff'),
  ],
  box: (u: Fills): Piece => [
    path('M-44 -24H44L46 6L30 24H-30L-46 6Z', u.paint),
    path('M-32 -16H32V8H-32Z', LAMP_HOUSING),
    stroke('M-24 -4H24', BEAM, 5),
  ],
  maxi: (u: Fills): Piece => path('M-36 -16H36L30 14H-30Z', u.plastic),
  smooth: (u: Fills): Piece => [
    cowl(u),
    stroke('M-15 -2h0M15 -2h0', LAMP_HOUSING, 24),
    stroke('M-15 -2h0M15 -2h0', '#dff3ff', 14),
  ],
} satisfies Record<string, (u: Fills) => Piece>;

const APRON_LAMPS = {
  none: () => '',
  strip: () => [
    stroke('M-26 -16L-10 0M26 -16L10 0', LAMP_HOUSING, 10),
    stroke('M-24 -14L-12 -2M24 -14L12 -2', BEAM, 3.4),
  ],
  arrow: () => [
    path('M-38 -34L-8 -2L-12 20L-32 -4ZM38 -34L8 -2L12 20L32 -4Z', LAMP_HOUSING),
    stroke('M-31 -20L-14 0M31 -20L14 0', BEAM, 4),
  ],
  round: (u: Fills) => [
    circle(0, -14, 22, u.metal),
    circle(0, -14, 17, LAMP),
    circle(0, -14, 10, '#fff'),
  ],
  twin: () => [
    stroke('M-14 -22h0M14 -22h0', LAMP_HOUSING, 25),
    stroke('M-14 -22h0M14 -22h0', '#dff3ff', 15),
  ],
} satisfies Record<string, (u: Fills) => Piece>;

interface Apron {
  accent: Colour;
  trim: Colour | undefined;
  lamp: keyof typeof APRON_LAMPS;
}

/** The leg shield from ahead, about its middle. */
export const apron = (u: Fills, { accent, trim, lamp }: Apron): Piece => [
  path('M-34 -64Q0 -74 34 -64Q56 -30 54 8Q48 44 22 62H-22Q-48 44 -54 8Q-56 -30 -34 -64Z', u.paint),
  path('M-54 8Q-48 44 -22 62H22Q48 44 54 8Q30 34 0 36Q-30 34 -54 8Z', darker(accent, 0.3), {
    opacity: 0.5,
  }),
  gloss('M8 -64Q26 -66 33 -60Q50 -30 50 0Q36 -40 8 -64Z', 0.24),
  trim && stroke('M-32 -60Q-52 -28 -50 8Q-44 42 -21 58M32 -60Q52 -28 50 8Q44 42 21 58', trim, 3.4),
  APRON_LAMPS[lamp](u),
];
