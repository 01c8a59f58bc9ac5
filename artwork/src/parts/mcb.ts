import { definePart } from '../drawing.ts';
import { ALUMINIUM, COAL, GREY, markOn, SILVER, SOOT } from '../lib/colour.ts';
import { cycled } from '../lib/lists.ts';
import { bolt, circle, dots, gloss, group, rect, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { type Fills, fills, part } from './kit/paint.ts';

const FUSE_COLOURS: [string, ...string[]] = [
  '#d92d20',
  '#2f6fde',
  '#e9b53b',
  '#22a06b',
  '#f97316',
  '#8893a2',
  '#7c3aed',
  COAL,
];

const breakerPole = (x: number, u: Fills, accent: string, on: boolean) =>
  rect(x, 128, 62, 206, 6, u.white) +
  stroke(`M${x} 176h62M${x} 286h62`, '#b4bec9', 2) +
  rect(x + 14, 196, 34, 60, 5, SOOT) +
  rect(x + 18, on ? 190 : 228, 26, 34, 4, accent) +
  rect(x + 12, 138, 38, 8, 3, '#9aa5b3') +
  rect(x + 12, 152, 26, 6, 3, '#c2ccd6') +
  circle(x + 31, 310, 9, '#c3ccd6') +
  stroke(`M${x + 26} 310h10`, GREY, 2.4) +
  rect(x + 14, 266, 34, 8, 3, on ? '#22a06b' : '#d92d20');

/** Circuit breaker on a rail, breaker enclosure or fuse box. */
export const mcb = definePart({
  accent: '#2563eb',
  options: {
    style: choice('mcb', 'box', 'fuse'),
    poles: choice(2, 1, 3, 4),
    on: flag(true),
    wires: flag(true),
  },
  draw({ id, accent, style, poles, on, wires }) {
    const u = fills(id);
    const width = poles * 64;
    const left = 320 - width / 2;
    if (style === 'fuse') {
      return part(
        id,
        accent,
        [
          wires &&
            times(6, (i) =>
              cable(
                `M${216 + i * 40} 330C${216 + i * 40} 372 ${190 + i * 46} 360 ${176 + i * 52} 402`,
                11,
                cycled(FUSE_COLOURS, i),
              ),
            ),
          rect(146, 92, 348, 250, 24, u.black),
          rect(168, 114, 304, 206, 12, COAL),
          times(
            poles * 4,
            (i) =>
              rect(
                182 + (i % 4) * 72,
                128 + Math.floor(i / 4) * 62,
                58,
                46,
                7,
                cycled(FUSE_COLOURS, i),
              ) +
              rect(192 + (i % 4) * 72, 138 + Math.floor(i / 4) * 62, 38, 8, 3, '#fff', {
                opacity: 0.45,
              }) +
              dots(
                [
                  `${198 + (i % 4) * 72} ${162 + Math.floor(i / 4) * 62}`,
                  `${224 + (i % 4) * 72} ${162 + Math.floor(i / 4) * 62}`,
                ],
                4,
                '#dfe5eb',
              ),
          ),
          rect(290, 64, 60, 36, 8, accent),
          bolt(320, 82, 12, markOn(accent)),
        ],
        { shadow: [320, 400, 180, 11], close: [160, 100, 200, 150] },
      );
    }
    const breakers = times(poles, (i) => breakerPole(left + i * 64, u, accent, on));
    const leads =
      wires &&
      times(
        poles,
        (i) =>
          cable(
            `M${left + 31 + i * 64} 132C${left + 31 + i * 64} 90 ${left + 10 + i * 74} 84 ${left + 10 + i * 74} 46`,
            12,
            i % 2 ? '#1f2937' : '#d43d2f',
          ) +
          cable(
            `M${left + 31 + i * 64} 332C${left + 31 + i * 64} 366 ${left + 16 + i * 72} 376 ${left + 16 + i * 72} 402`,
            12,
            i % 2 ? '#1f2937' : '#d43d2f',
          ),
      );
    if (style === 'box') {
      return part(
        id,
        accent,
        [
          rect(136, 64, 376, 336, 22, '#aeb9c5'),
          rect(128, 58, 376, 336, 22, u.white),
          rect(146, 100, 340, 262, 12, '#e2e8ee'),
          rect(146, 212, 340, 30, 0, SILVER),
          group('translate(-4 0)', breakers),
          rect(146, 100, 340, 262, 12, '#9fc3d8', { opacity: 0.18 }),
          gloss('M160 112H300L190 350H160Z', 0.35),
          rect(288, 70, 56, 18, 6, accent),
          bolt(316, 79, 8, markOn(accent)),
          dots(['148 78', '484 78', '148 376', '484 376'], 6, '#9aa5b3'),
        ],
        { shadow: [320, 404, 210, 11], close: [200, 120, 216, 162] },
      );
    }
    return part(
      id,
      accent,
      [
        leads,
        rect(96, 208, 448, 44, 3, ALUMINIUM),
        rect(96, 214, 448, 8, 0, '#e6ebf0'),
        dots(['120 236', '156 236', '484 236', '520 236'], 6, '#6c7787'),
        rect(left + 6, 134, width, 206, 6, '#8893a2'),
        breakers,
      ],
      { shadow: [320, 402, 170, 9], close: [220, 120, 200, 150] },
    );
  },
});
