import { defineVehicle } from '../drawing.ts';
import {
  AMBER,
  COAL,
  type Colour,
  darker,
  GREY,
  INK,
  INK2,
  LAMP,
  lighter,
  markOn,
  RED,
  VOLT,
} from '../lib/colour.ts';
import {
  bolt,
  circle,
  ellipse,
  gloss,
  type Piece,
  path,
  rect,
  stroke,
  times,
} from '../lib/shapes.ts';
import { choice, colour, flag, openColour } from '../options.ts';
import type { Box } from '../turned/box.ts';
import { outline } from '../turned/outline.ts';
import { rickshawFace } from './kit/faces.ts';
import { type Fills, fills, vehicle } from './kit/paint.ts';
import { arch, type WheelLook, wheelPair } from './kit/wheels.ts';

const STEEL_WHEEL: WheelLook = { style: 'steel', tyre: 17, disc: false };
const SEAT = '#3c4654';

const driverSeat =
  path('M318 228C318 218 333 217 335 228L340 264H319Z', '#4b5564') +
  path('M316 260H360C370 260 371 278 362 279H316Z', SEAT);

/** Where a fabric roof closes the rear quarter: its seams and its small window. */
const canvasHood = (u: Fills, roof: Colour) => [
  path(
    'M85 240L90 168C93 130 116 111 160 107C240 100 340 100 394 108C416 111 430 121 438 140L424 145C416 134 404 131 384 130C330 128 262 129 216 132C200 133 194 139 192 150L186 240Z',
    roof,
  ),
  stroke('M112 128C136 114 200 108 270 107C330 106 380 108 404 116', '#fff', 3, { opacity: 0.24 }),
  stroke(
    'M178 238L184 146C186 136 192 132 202 131M236 104V130M300 103V129M360 105V129',
    lighter(roof, 0.2),
    2,
  ),
  path(
    'M112 168C114 160 118 157 126 157H160C166 157 168 160 168 166L166 194C166 200 162 203 156 203H118C112 203 110 200 110 194Z',
    u.glass,
  ),
  stroke('M122 198L144 162', '#fff', 4, { opacity: 0.5 }),
];

const HOODS = {
  /** fabric, with a small window in the rear quarter */
  canvas: canvasHood,
  /** steel: a flat roof on straight posts, a pane over the whole rear quarter */
  steel: (u: Fills, roof: Colour) => [
    path('M82 240V122H194V240Z', roof),
    path('M96 138H180V216H96Z', u.glass),
    stroke('M110 210L150 144M132 212L164 158', '#fff', 4, { opacity: 0.5 }),
    path('M72 104H418C430 104 438 116 444 138L430 144L424 132H76C66 132 64 104 72 104Z', roof),
    stroke('M84 112H412', '#fff', 3, { opacity: 0.3 }),
    stroke('M80 128H420', lighter(roof, 0.22), 2),
    stroke('M192 132V240', lighter(roof, 0.2), 3),
  ],
  /** fabric, drawn tight over a rear without a window; a door half as high as the bench */
  doors: (u: Fills, roof: Colour, accent: Colour) => [
    path(
      'M86 240L96 150C102 122 124 108 166 104C246 97 336 96 388 103C414 107 430 120 438 140L424 145C416 136 404 132 384 131H236C214 132 204 142 202 156L198 240Z',
      roof,
    ),
    stroke('M118 124C146 112 210 105 280 104C330 103 370 105 396 110', '#fff', 3, {
      opacity: 0.24,
    }),
    stroke('M108 236L122 136M140 236L150 124M172 236L178 120', lighter(roof, 0.2), 2),
    path('M216 244H308V298H262C240 298 224 288 216 268Z', u.paint),
    stroke('M222 254H302', '#fff', 3, { opacity: 0.4 }),
    stroke('M286 272H300', darker(accent, 0.5), 4),
    rect(244, 318, 84, 26, 6, INK),
    stroke('M256 331H316', VOLT, 4),
  ],
};

/** Cabin for passengers: bench, posts and a roof that closes the rear quarter. */
const cabin = (u: Fills, accent: Colour, roof: Colour, hood: keyof typeof HOODS) => [
  path('M186 238H396V300H214Z', darker(accent, 0.6)),
  path('M214 290H384V334H214Z', COAL),
  path('M184 190H202C208 190 211 193 212 200L222 264H184Z', SEAT),
  path('M190 258H280C290 258 293 264 293 272V286H190Z', SEAT),
  stroke('M196 272H292', INK2, 2.4),
  driverSeat,
  stroke('M308 128V300', '#4d5766', 6),
  circle(168, 336, 65, COAL),
  path(
    'M82 252C82 242 88 236 98 236H204L212 268C218 287 236 298 258 298H338V336H234C232 298 204 276 170 276C136 276 108 298 106 334C92 330 82 318 82 304Z',
    u.paint,
  ),
  stroke('M92 254H202', '#fff', 3, { opacity: 0.4 }),
  stroke('M96 288h18M95 297h14M94 306h11', darker(accent, 0.45), 3),
  HOODS[hood](u, roof, accent),
];

const LOADS = {
  /** closed box */
  box: (u: Fills, accent: Colour) => [
    path('M84 164C84 156 90 150 98 150L310 150C318 150 324 156 324 164L324 322L84 322Z', u.paint),
    stroke(
      times(6, (i) => `M${114 + i * 36} 162V268`),
      darker(accent, 0.18),
      2,
    ),
    bolt(204, 216, 20, markOn(accent)),
  ],
  /** open tray with slatted sides */
  tray: (u: Fills, accent: Colour) => [
    path('M84 236H324V322H84Z', u.paint),
    stroke('M92 254H316M92 274H316M92 296H316', darker(accent, 0.3), 3),
    stroke('M88 236V214H320V236M146 214V236M204 214V236M262 214V236', GREY, 6),
    bolt(278, 286, 16, markOn(accent)),
  ],
  /** tray with a canvas cover */
  canvas: (u: Fills, accent: Colour) => [
    path('M84 256H324V322H84Z', u.paint),
    path('M88 258V186C88 164 104 152 128 150H288C310 152 324 164 324 186V258Z', '#b9a57c'),
    stroke('M128 152V256M176 150V256M224 150V256M272 150V256', '#98855d', 3),
    stroke('M88 256H324', darker(accent, 0.3), 4),
    bolt(278, 290, 16, markOn(accent)),
  ],
};

/** What one sees of them from above and ahead. */
const CARGO: Record<keyof typeof LOADS, (accent: Colour) => Box['load']> = {
  box: (accent) => [
    [outline('M86 152H320'), lighter(accent, 0.3)],
    [outline('M322 154V230'), darker(accent, 0.2)],
  ],
  tray: (accent) => [[outline('M84 236H324'), darker(accent, 0.6)]],
  canvas: () => [
    [outline('M88 186C88 164 104 152 128 150H288C310 152 324 164 324 186'), '#cbb98f'],
    [outline('M324 184V230'), '#98855d'],
  ],
};

/** Driver's cab in front of a load. */
const cab = (u: Fills, roof: Colour) => [
  path('M336 136H420L446 216L412 224L394 322H336Z', '#2a323e'),
  driverSeat,
  path('M322 146H342V338H322Z', u.paint),
  path('M314 152L324 130C350 113 398 113 426 130L440 143L426 148C396 134 350 134 334 152Z', roof),
];

const LAMPS = {
  canvas: (u: Fills) => [ellipse(506, 260, 10, 15, u.metal), ellipse(508, 260, 7, 11, LAMP)],
  /** square, under a brow */
  steel: (u: Fills) => [
    path('M484 240L514 262V284L490 272Z', u.metal),
    path('M489 248L509 264V278L493 268Z', LAMP),
  ],
  /** a band of light-emitting diodes */
  doors: () => [
    path('M474 240C494 250 508 264 516 284L508 282C498 266 486 256 470 250Z', INK),
    stroke('M482 248C494 256 504 266 509 277', LAMP, 4),
  ],
};

const mudguard = path(
  'M428 342C428 312 450 294 478 294C506 296 526 318 528 346C514 326 494 314 476 314C456 316 440 326 428 342Z',
  INK2,
);

/** Nose, windscreen and front mudguard: what both bodies share. */
const front = (
  u: Fills,
  accent: Colour,
  stripe: Colour | undefined,
  middle: Piece = mudguard,
): Piece => [
  path('M416 138L428 134L466 208L442 214Z', u.glass),
  stroke('M428 150L450 196', '#fff', 4, { opacity: 0.6 }),
  stroke('M416 140L442 212', INK2, 6),
  stroke('M416 236L390 218', INK, 5),
  stroke('M394 221L379 214', INK, 9),
  path(
    'M336 300H378C394 288 404 252 408 214L464 206C490 222 509 247 518 275C528 290 527 306 517 312C501 298 483 296 467 298C441 302 425 318 421 338H336Z',
    u.paint,
  ),
  stripe &&
    path(
      'M336 306H382C396 296 402 278 406 262L484 246L500 266L420 284C414 300 406 314 398 322H336ZM88 262H207L212 276H88Z',
      stripe,
    ),
  stroke('M412 218C408 256 398 290 380 304M337 301V337', darker(accent, 0.35), 2),
  gloss('M462 210C488 226 505 250 513 274C492 252 470 238 448 230Z', 0.28),
  middle,
  circle(522, 300, 5, AMBER),
  stroke('M432 180L452 166', INK, 3.6),
  ellipse(459, 158, 7, 12, INK),
];

/** Three-wheeled auto rickshaw; cargo turns it into a goods carrier. */
export const rickshaw = defineVehicle({
  accent: '#f2b705',
  options: {
    roof: colour('#1d2430', '#f2b705'),
    hood: choice('canvas', 'steel', 'doors'),
    cargo: flag(false),
    load: choice('box', 'tray', 'canvas'),
    stripe: openColour('#ffffff'),
    meter: flag(true),
  },
  draw({ id, accent, roof, hood, cargo, load, stripe, meter }) {
    const u = fills(id);
    const wheels = wheelPair(id, [168, 350], [474, 350], 52, STEEL_WHEEL);
    const behind = [
      rect(110, 318, 340, 20, 8, INK2),
      cargo
        ? [cab(u, roof), LOADS[load](u, accent), arch(168, 344, 64, 336)]
        : cabin(u, accent, roof, hood),
    ];
    const marks = [
      rect(82, 262, 9, 26, 4, RED),
      meter && !cargo && [rect(378, 133, 26, 17, 4, INK), stroke('M385 142h12', VOLT, 4)],
      !cargo && bolt(148, 266, 13, darker(accent, 0.55)),
    ];
    return vehicle(
      id,
      accent,
      [behind, wheels, front(u, accent, stripe, [mudguard, LAMPS[hood](u)]), marks],
      {
        box: {
          width: 176,
          outline: cargo
            ? 'M314 152L324 130C350 113 398 113 426 130L440 143L466 206C490 222 509 247 518 275C528 290 527 306 517 312'
            : hood === 'steel'
              ? 'M72 104H418C430 104 438 116 440 138L466 206C490 222 509 247 518 275C528 290 527 306 517 312'
              : 'M85 170C93 130 116 111 160 107C240 100 340 100 394 108C416 111 430 121 438 140L466 206C490 222 509 247 518 275C528 290 527 306 517 312',
          screen: [438, 140, 466, 206],
          fills: {
            roof: lighter(roof, 0.14),
            screen: roof,
            bonnet: lighter(accent, 0.16),
            nose: darker(accent, 0.1),
          },
          glass: u.glass,
          face: (width, height) => rickshawFace({ width, height, accent, stripe, lamp: hood }),
          load: cargo ? CARGO[load](accent) : [],
          side: [behind, wheels[0], front(u, accent, stripe, ''), marks],
          middle: [wheels[1], mudguard],
        },
        shadow: [318, 404, 250, 12],
        front: [360, 110, 216, 162],
        wheel: [392, 262, 176, 132],
      },
    );
  },
});
