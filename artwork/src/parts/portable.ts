import { definePart } from '../drawing.ts';
import {
  ALUMINIUM,
  type Colour,
  darker,
  INK,
  lighter,
  markOn,
  SILVER,
  SLATE,
  VOLT,
} from '../lib/colour.ts';
import { bolt, circle, group, path, rect, stroke, times } from '../lib/shapes.ts';
import { choice } from '../options.ts';
import { cable, gun } from './kit/cable.ts';
import { iso, onRight, onTop } from './kit/iso.ts';
import { fills, part } from './kit/paint.ts';

const SKINS = {
  black: () => ({ top: '#465161', left: '#232a35', right: '#313a47', slot: '#1a202a' }),
  white: () => ({ top: '#f1f4f7', left: ALUMINIUM, right: '#cfd7df', slot: '#a3aebb' }),
  colour: (accent: Colour) => ({
    top: lighter(accent, 0.2),
    left: darker(accent, 0.35),
    right: accent,
    slot: darker(accent, 0.5),
  }),
};

/** Portable charger with mains plug and vehicle connector. */
export const portable = definePart({
  accent: '#12806a',
  options: {
    skin: choice('black', 'white', 'colour'),
    plug: choice('round', 'flat'),
    vents: choice(8, 5),
    end: choice('gun', 'jack'),
    size: choice('standard', 'thick'),
  },
  draw({ id, accent, skin, plug, vents, end, size }) {
    const u = fills(id);
    const { slot, ...faces } = SKINS[skin](accent);
    const h = size === 'thick' ? 104 : 74;
    const panel = skin === 'colour' ? INK : accent;
    const mark = markOn(panel);
    return part(
      id,
      accent,
      [
        cable('M214 330C150 350 120 322 112 280C104 232 148 206 142 160', 13),
        path('M112 96H172L168 150C166 162 118 162 116 150Z', u.black),
        plug === 'round'
          ? rect(121, 66, 12, 32, 6, u.rod) +
            rect(151, 66, 12, 32, 6, u.rod) +
            rect(136, 56, 12, 40, 6, u.rod)
          : rect(124, 62, 10, 36, 4, u.rod) + rect(150, 62, 10, 36, 4, u.rod),
        rect(116, 108, 52, 6, 3, '#5b6777'),
        cable('M470 300C548 300 566 250 532 214C506 186 470 190 452 166', 13),
        end === 'gun'
          ? group('rotate(-124 452 168) translate(452 168) scale(.62)', gun(u, accent))
          : group(
              'translate(452 168) rotate(-116)',
              rect(0, -15, 62, 30, 10, u.black) +
                rect(56, -10, 24, 20, 4, SILVER) +
                rect(14, -15, 8, 30, 0, accent),
            ),
        iso(312, 398, [190, 112, h], faces, 18),
        onRight(
          312,
          398,
          stroke(
            times(vents, (i) => `M${95 + i * 12} ${-h + 14}v${h - 28}`),
            slot,
            5,
          ) +
            rect(6, -h + 12, 70, h - 24, 8, panel) +
            bolt(26, -h / 2, 14, mark) +
            rect(42, -h / 2 - 9, 26, 6, 3, mark) +
            rect(42, -h / 2 + 3, 18, 5, 2.5, mark, { opacity: 0.6 }),
        ),
        onTop(
          312,
          398 - h,
          rect(22, 18, 146, 76, 10, lighter(faces.right, 0.08)) +
            rect(34, 30, 60, 14, 7, slot) +
            circle(118, 38, 7, VOLT) +
            circle(140, 38, 7, SLATE),
        ),
      ],
      { shadow: [322, 394, 220, 17], close: [240, 240, 232, 174] },
    );
  },
});
