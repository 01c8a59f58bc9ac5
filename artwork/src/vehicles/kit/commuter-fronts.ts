import { BEAM, INK, LAMP, LAMP_HOUSING, STEEL } from '../../lib/colour.ts';
import { ellipse, gloss, type Piece, path, rect, stroke } from '../../lib/shapes.ts';
import type { Face } from '../../turned/ridden.ts';
import { FACES } from './lamp-faces.ts';
import { mirror, roundLamp, roundMirror } from './lamps.ts';
import type { Fills } from './paint.ts';

const PLAIN_LAMPS = {
  round: (u: Fills) => roundLamp(476, 185, u.paint),
  fly: (u: Fills) =>
    path('M434 168L464 154C486 158 490 196 474 208L444 204Z', u.paint) +
    ellipse(478, 184, 9, 17, LAMP) +
    ellipse(480, 184, 5, 12, '#fff') +
    path('M446 160L466 134C474 136 478 148 474 158Z', '#8fa3b5', { opacity: 0.75 }),
  cowl: (u: Fills) =>
    path(
      'M424 176L444 138C462 128 478 136 484 154L500 190C498 208 486 218 470 218L440 208Z',
      u.paint,
    ) +
    path('M446 142C460 132 474 138 480 152L470 158L440 156Z', '#8fa3b5', { opacity: 0.85 }) +
    path('M470 172L494 182C494 198 488 206 474 206C468 196 466 184 470 172Z', LAMP) +
    path('M474 178L490 185C490 194 486 200 476 201Z', '#fff'),
  led: (u: Fills) =>
    path('M428 174L452 148C474 146 490 164 498 186L484 210L444 206Z', u.paint) +
    path('M470 172L496 186L486 206L470 200Z', LAMP_HOUSING) +
    stroke('M477 180L490 188L484 199', BEAM, 4),
};
const FURTHER_LAMPS = {
  /** square lamp in a flat cowl */
  square: (u: Fills) =>
    path('M426 170L440 138C454 132 474 134 482 142L490 212L452 216L434 206Z', u.paint) +
    rect(476, 160, 15, 40, 5, LAMP) +
    rect(482, 165, 7, 30, 3, '#fff') +
    stroke('M446 150L480 146', '#fff', 3, { opacity: 0.4 }),
  /** round lamp under a small brow */
  dome: (u: Fills) =>
    path(
      'M432 182C430 154 452 140 476 148L494 166C500 190 494 212 478 218C456 218 436 206 432 182Z',
      u.paint,
    ) +
    ellipse(486, 190, 10, 22, LAMP) +
    ellipse(489, 190, 5, 15, '#fff') +
    path('M450 152L472 130C480 134 484 144 482 152Z', '#27303c', { opacity: 0.85 }),
  /** pointed mask with a flyscreen and two slits */
  mask: (u: Fills) =>
    path('M424 184L448 142L484 136L508 178L486 222L452 212Z', u.paint) +
    path('M450 142L470 116C480 120 486 128 484 137Z', '#27303c', { opacity: 0.9 }) +
    path('M472 166L504 180L488 212L468 200Z', LAMP_HOUSING) +
    stroke('M478 176L496 183M476 194L487 200', BEAM, 4),
};
const OWN_LAMPS = {
  /** tall square cowl with a smoked screen on top */
  bikini: (u: Fills) =>
    path('M422 174L438 142L480 134L496 154L500 208L474 219L442 215L426 206Z', u.paint) +
    path('M440 142L454 120L480 114L486 138Z', '#27303c', { opacity: 0.85 }) +
    rect(474, 158, 23, 40, 5, LAMP) +
    rect(483, 164, 11, 28, 3, '#fff') +
    stroke('M444 150L474 145', '#fff', 3, { opacity: 0.45 }),
  /** low visor that runs forward over a slanted lamp */
  visor: (u: Fills) =>
    path('M428 190L450 162L496 156L522 172L512 190L480 212L446 212Z', u.paint) +
    path('M484 174L520 174L508 192L486 202Z', LAMP) +
    path('M492 179L512 178L504 189L493 194Z', '#fff') +
    path('M450 162L474 144L496 148L498 157Z', '#27303c', { opacity: 0.8 }),
};
export const COMMUTER_LAMPS = { ...PLAIN_LAMPS, ...FURTHER_LAMPS, ...OWN_LAMPS };
const face =
  (x: number, y: number, draw: (shell: string) => Piece) =>
  (shell: string): Face => ({ at: [x, y], piece: draw(shell) });
/** The same lamps from ahead. */
export const COMMUTER_FACES: Record<keyof typeof COMMUTER_LAMPS, (shell: string) => Face> = {
  round: face(480, 184, (shell) => FACES.round(shell)),
  fly: face(478, 184, FACES.oval),
  cowl: face(486, 184, FACES.oval),
  led: face(484, 186, FACES.slit),
  square: face(484, 180, FACES.square),
  dome: face(486, 188, (shell) => FACES.round(shell, 27)),
  mask: face(492, 184, FACES.mask),
  bikini: face(490, 180, FACES.square),
  visor: face(504, 186, FACES.oval),
};
export const COMMUTER_FAIRINGS = {
  /** quarter fairing around the lamp down to the tank */
  quarter: (_u: Fills, panel: string) =>
    path(
      'M410 200L438 158C462 140 486 146 496 168L508 194C506 212 490 224 470 226L436 250C422 246 412 226 410 200Z',
      panel,
    ) +
    path(
      'M440 158C444 132 462 116 480 116C490 132 492 146 488 160C472 150 456 150 440 158Z',
      '#8fa3b5',
      { opacity: 0.8 },
    ) +
    path('M476 172L504 190C502 204 492 210 480 208C474 196 472 184 476 172Z', LAMP_HOUSING) +
    stroke('M484 184L497 193', BEAM, 4.5),
  /** leg shield of rural bikes */
  shield: (_u: Fills, panel: string) =>
    path(
      'M418 206C436 214 444 240 436 270C428 300 414 316 396 322L388 310C404 284 412 246 418 206Z',
      panel,
    ) + gloss('M424 222C434 236 434 262 426 284C424 262 422 242 424 222Z', 0.35),
  /** tall touring screen */
  screen: () =>
    path('M448 164C450 124 466 100 486 96C496 120 496 146 490 168Z', '#9fb6c6', { opacity: 0.65 }) +
    stroke('M462 150C464 126 472 112 482 106', '#fff', 2.4, { opacity: 0.6 }),
};
export const COMMUTER_BARS = {
  mid: () =>
    stroke('M438 164C434 150 424 142 402 142', INK, 5) +
    stroke('M410 142L384 144', INK, 9) +
    mirror(420, 142),
  high: () =>
    stroke('M440 166C440 140 428 126 402 130', STEEL, 5) +
    stroke('M408 129L380 136', INK, 9) +
    mirror(422, 130),
  low: (u: Fills) =>
    stroke('M440 168C434 158 424 154 404 156', INK, 6) +
    stroke('M410 155L386 160', INK, 9) +
    roundMirror(424, 154, u.metal),
};
