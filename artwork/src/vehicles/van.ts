import { defineVehicle } from '../drawing.ts';
import {
  AMBER,
  BEAM,
  COAL,
  type Colour,
  darker,
  INK,
  INK2,
  LAMP_HOUSING,
  legible,
  lighter,
  markOn,
  RED,
  SILVER,
  STEEL,
  VOLT,
} from '../lib/colour.ts';
import { bolt, circle, gloss, path, rect, stroke, times } from '../lib/shapes.ts';
import { choice, colour, flag, openColour } from '../options.ts';
import type { Box } from '../turned/box.ts';
import { outline } from '../turned/outline.ts';
import { truckFace } from './kit/faces.ts';
import { type Fills, fills, vehicle } from './kit/paint.ts';
import { arch, wheelPair } from './kit/wheels.ts';

const BODIES = {
  /** drop-side tray */
  bed: (u: Fills, accent: string) => [
    path('M58 254H380V330H58Z', u.paint),
    stroke('M66 272H372M66 292H372M66 312H372', darker(accent, 0.28), 3),
    stroke('M138 256V330M218 256V330M298 256V330', darker(accent, 0.4), 3),
    stroke('M378 254V170H360', INK2, 7),
  ],
  /** tall closed box */
  box: (u: Fills, accent: string, side: string) => [
    rect(56, 132, 322, 200, 8, side),
    path('M56 140C56 134 60 132 66 132H370C376 132 378 136 378 142V150H56Z', '#fff', {
      opacity: 0.4,
    }),
    stroke(
      times(7, (i) => `M${96 + i * 40} 152V318`),
      darker(side, 0.14),
      2,
    ),
    path('M56 294H378V332H56Z', u.paint),
    bolt(216, 220, 34, legible(accent, side)),
  ],
  /** stake sides with a tarpaulin */
  canvas: (u: Fills, accent: string, side: string) => [
    path('M62 268V176C66 152 92 140 122 138H320C350 140 374 152 376 176V268Z', side),
    stroke('M124 140V266M188 138V266M252 138V266M316 140V266', darker(side, 0.2), 3),
    path('M58 266H380V330H58Z', u.paint),
    stroke('M66 286H372M66 308H372', darker(accent, 0.28), 3),
  ],
};
/** Surfaces of a load from above and ahead. */
const LOADS: Record<keyof typeof BODIES, (accent: Colour, side: Colour) => Box['load']> = {
  bed: (accent) => [
    [
      [
        [58, 254],
        [380, 254],
      ],
      darker(accent, 0.62),
    ],
  ],
  box: (_accent, side) => [
    [
      [
        [56, 133],
        [376, 133],
      ],
      lighter(side, 0.4),
    ],
    [
      [
        [376, 133],
        [378, 200],
      ],
      darker(side, 0.16),
    ],
  ],
  canvas: (_accent, side) => [
    [outline('M62 176C66 152 92 140 122 138H320C350 140 374 152 376 176'), lighter(side, 0.16)],
    [
      [
        [376, 174],
        [376, 220],
      ],
      darker(side, 0.2),
    ],
  ],
};
function vanShell(u: Fills, accent: string, windows: boolean) {
  return [
    path('M56 330V180C56 160 68 148 88 146H410C440 148 458 160 470 186L500 236V330Z', u.paint),
    gloss('M60 196C60 172 74 158 96 156H408C430 158 446 166 456 184C330 178 190 178 60 196Z', 0.3),
    windows &&
      path('M84 180H226V234H84ZM238 180H372V234H238Z', u.glass) +
        gloss('M120 180H150L120 234H90ZM300 180H330L300 234H270Z', 0.35),
    stroke('M232 172V320M378 172V324M240 252H376', darker(accent, 0.35), 2),
    rect(344, 246, 24, 6, 3, darker(accent, 0.45)),
    !windows && bolt(158, 230, 32, markOn(accent)),
  ];
}

/** Four-wheeled mini truck (bed, box, canvas) or van. */
export const van = defineVehicle({
  accent: '#e8ecef',
  options: {
    body: choice('bed', 'box', 'canvas', 'van'),
    side: colour('#dfe5ea', '#b9a57c'),
    wheels: choice('steel', 'blade'),
    bumper: choice('dark', 'body'),
    stripe: openColour('#12806a'),
    windows: flag(true),
    beacon: flag(false),
  },
  draw({ id, accent, body, side, wheels, bumper, stripe, windows, beacon }) {
    const u = fills(id);
    const isVan = body === 'van';
    return vehicle(
      id,
      accent,
      [
        rect(72, 322, 470, 26, 6, COAL),
        isVan ? vanShell(u, accent, windows) : BODIES[body](u, accent, side),
        path(
          isVan
            ? 'M378 330V176L456 172C472 176 482 186 490 200L524 252L570 268C582 274 586 286 586 300V330H378Z'
            : 'M392 334V180C392 168 400 162 412 160H488C504 160 514 168 520 182L548 244L572 256C582 262 586 274 586 290V334H392Z',
          u.paint,
        ),
        path(
          isVan
            ? 'M398 188L456 186C466 188 472 194 478 204L500 244H398Z'
            : 'M408 184C408 178 412 176 418 176H484C494 176 500 182 504 190L526 242H408Z',
          u.glass,
        ),
        gloss(isVan ? 'M420 188L444 187L424 244H402Z' : 'M434 176H462L436 242H410Z', 0.45),
        stroke(isVan ? 'M484 202L508 246' : 'M512 184L540 244', COAL, 6),
        stroke(
          isVan
            ? 'M394 180V322M506 250V300'
            : 'M400 254V322C440 330 470 300 520 262M524 244L528 268',
          darker(accent, 0.35),
          2,
        ),
        rect(414, 258, 24, 6, 3, darker(accent, 0.45)),
        stripe && path(isVan ? 'M58 282H586V300H58Z' : 'M392 282H586V300H392Z', stripe),
        path(
          isVan
            ? 'M536 262L570 270C578 276 582 284 582 292L552 288Z'
            : 'M548 252L572 262C580 270 582 280 582 290L556 286Z',
          LAMP_HOUSING,
        ),
        stroke(isVan ? 'M548 270L570 280' : 'M556 264L574 276', BEAM, 4.5),
        path(
          'M540 312H592V336C592 342 588 346 580 346H540Z',
          bumper === 'dark' ? '#262d38' : u.paint,
        ),
        stroke('M560 324h22', STEEL, 4),
        circle(552, 304, 5, AMBER),
        stroke('M504 226L524 214', INK, 5),
        rect(518, 196, 14, 30, 6, INK),
        rect(56, 286, 10, 26, 3, RED),
        beacon && path('M440 160V148C440 140 466 140 466 148V160Z', AMBER),
        arch(160, 348, 56, 350),
        arch(488, 348, 56, 350),
        wheelPair(id, [160, 352], [488, 352], 48, {
          style: wheels,
          tyre: 14,
          disc: false,
          rim: SILVER,
        }),
        !isVan && path('M216 330H432V350H216Z', '#2a323e') + bolt(324, 340, 8, VOLT),
      ],
      {
        drop: 12,
        box: {
          width: 196,
          outline: isVan
            ? 'M56 180C56 160 68 148 88 146H410C440 148 458 160 470 186L486 198L524 252L570 268C582 274 586 286 586 300V336'
            : 'M392 180C392 168 400 162 412 160H488C504 160 514 168 520 182L548 244L572 256C582 262 586 274 586 290V336',
          screen: isVan ? [474, 188, 524, 252] : [520, 182, 548, 244],
          fills: {
            roof: lighter(accent, 0.2),
            screen: darker(accent, 0.2),
            bonnet: lighter(accent, 0.12),
            nose: darker(accent, 0.12),
          },
          glass: u.glass,
          face: (width, height) => truckFace({ width, height, accent, stripe, bumper }),
          load: isVan ? [] : LOADS[body](accent, side),
        },
        shadow: [322, 402, 278, 12],
        front: [396, 150, 208, 156],
        wheel: [70, 256, 200, 150],
      },
    );
  },
});
