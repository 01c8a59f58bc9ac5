import { COAL, type Colour } from '../../lib/colour.ts';
import { dots, gloss, path, stroke } from '../../lib/shapes.ts';
import { cable } from './cable.ts';
import type { Fills } from './paint.ts';

const CABLE_END = 'M470 306C540 318 572 352 566 402';

interface GripLook {
  accent: Colour;
  body: 'black' | 'white' | 'colour';
  button: Colour | undefined;
  cable: Colour;
}

/** What the DC connectors share: cable, grip and latch button. */
export function grip(u: Fills, { accent, body, button, cable: cableColour }: GripLook): string[] {
  return [
    cable(CABLE_END, 26, cableColour),
    path(
      'M226 96C300 84 366 104 396 150L486 268C500 288 502 304 490 318C474 334 450 332 434 316L352 236C330 262 300 286 246 300Z',
      { black: u.black, white: u.white, colour: u.paint }[body],
    ),
    stroke('M384 170L462 276M366 184L446 292', body === 'white' ? '#aeb9c5' : COAL, 4, {
      opacity: 0.6,
    }),
    gloss('M262 100C320 98 360 116 384 148L372 152C344 124 306 112 262 112Z', 0.28),
    path('M330 112C352 116 370 128 382 142L366 152C354 140 342 132 326 128Z', button ?? accent),
    path('M430 292L486 256L496 276C504 296 500 312 488 322Z', accent, { opacity: 0.9 }),
  ];
}

/** Contact openings with their pins. */
export const pinHoles = (points: string[], r: number): string =>
  dots(points, r, '#0c1016') + dots(points, r * 0.55, '#8893a2');
