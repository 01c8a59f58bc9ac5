import { COAL, GREY, markOn, STEEL } from '../../lib/colour.ts';
import { bolt, path, rect, stroke } from '../../lib/shapes.ts';
import type { Fills } from './paint.ts';

/** What a scooter carries behind its seat. */
export const BOXES = {
  trunk: (u: Fills) =>
    path(
      'M70 150C70 140 78 134 88 134L146 134C156 134 164 140 164 150L168 200C168 206 164 210 158 210L78 210C70 210 66 206 66 200Z',
      u.plastic,
    ) +
    rect(68, 168, 98, 7, 0, GREY) +
    rect(104, 160, 24, 20, 5, COAL),
  delivery: (_u: Fills, colour: string) =>
    rect(62, 104, 126, 116, 10, colour) +
    path('M72 104H178C184 104 188 108 188 114V128H62V114C62 108 66 104 72 104Z', '#fff', {
      opacity: 0.22,
    }) +
    bolt(125, 172, 24, markOn(colour)) +
    stroke('M70 224H186', STEEL, 6),
  rack: () => stroke('M66 214H180M78 214L110 234M150 214V226', STEEL, 6),
};
