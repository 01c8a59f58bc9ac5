import { definePart } from '../drawing.ts';
import { COAL, type Colour, INK, IRON } from '../lib/colour.ts';
import { arc, around, point } from '../lib/geometry.ts';
import { circle, dots, ellipse, group, path, ring, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { fills, part } from './kit/paint.ts';

const FINISHES = {
  silver: {
    light: '#f4f7fa',
    deep: '#7d8897',
    mid: '#d3dbe3',
    barrel: '#4b5564',
    through: '#333c49',
  },
  black: {
    light: '#4a5564',
    deep: COAL,
    mid: '#272e3a',
    barrel: '#dfe6ed',
    through: '#cbd5de',
  },
  bronze: {
    light: '#d9ae78',
    deep: '#5f4322',
    mid: '#a27c48',
    barrel: '#453628',
    through: '#2e241b',
  },
};

const CX = 328;
const CY = 222;
const at = (r: number, degrees: number): string => point(CX, CY, r, degrees);
const SPOKES = {
  five: (colour: Colour) =>
    times(5, (k) => {
      const a = -90 + k * 72;
      return path(
        `M${at(40, a - 32)}L${at(138, a - 13)}L${at(138, a + 13)}L${at(40, a + 32)}Z`,
        colour,
      );
    }),
  ten: (colour: Colour) =>
    stroke(
      times(10, (k) => `M${CX} ${CY}L${at(138, k * 36 - 90)}`),
      colour,
      15,
    ),
  split: (colour: Colour) =>
    stroke(
      times(6, (k) => {
        const a = k * 60;
        return `M${at(138, a - 16)}L${at(74, a)}L${at(138, a + 16)}M${at(74, a)}L${CX} ${CY}`;
      }),
      colour,
      14,
    ),
  swirl: (colour: Colour) =>
    stroke(
      times(8, (k) => `M${at(30, k * 45)}Q${at(90, k * 45 + 4)} ${at(138, k * 45 + 32)}`),
      colour,
      16,
    ),
};

/** Bare alloy rim seen slightly from the side. */
export const alloyWheel = definePart({
  accent: '#d92d20',
  options: {
    style: choice('five', 'ten', 'split', 'swirl'),
    tone: choice('silver', 'black', 'bronze'),
    tape: flag(true),
    disc: flag(true),
    bolts: choice(5, 3, 6),
  },
  draw({ id, accent, style, tone, tape, disc, bolts }) {
    const u = fills(id);
    const { light, deep, mid, barrel, through } = FINISHES[tone];
    return part(
      id,
      accent,
      [
        circle(CX - 26, CY, 172, deep),
        stroke(`M${CX - 26} ${CY - 172}H${CX}M${CX - 26} ${CY + 172}H${CX}`, deep, 2),
        circle(CX, CY, 172, mid),
        ring(CX, CY, 166, light, 8),
        tape && ring(CX, CY, 157, accent, 5),
        circle(CX, CY, 150, deep),
        circle(CX - 8, CY, 140, barrel),
        ellipse(CX - 16, CY, 124, 132, through),
        disc &&
          ring(CX - 12, CY, 84, '#9aa5b3', 24) +
            ring(CX - 12, CY, 84, '#6c7787', 7, { squareDash: '7 12' }),
        group('translate(3 4)', SPOKES[style](deep)),
        SPOKES[style](mid),
        ring(CX, CY, 142, light, 6),
        circle(CX, CY, 46, mid),
        ring(CX, CY, 46, light, 4),
        circle(CX, CY, 24, tone === 'black' ? accent : u.metal),
        circle(CX, CY, 11, INK),
        dots(around(bolts, CX, CY, 35, -90), 5, IRON),
        stroke(arc(CX, CY, 165, 200, 255), '#fff', 5, { opacity: 0.6 }),
      ],
      { shadow: [322, 402, 150, 11], close: [340, 110, 200, 150] },
    );
  },
});
