import { defineVehicle } from '../drawing.ts';
import {
  ALUMINIUM,
  AMBER,
  BEAM,
  darker,
  GREY,
  INK,
  INK2,
  IRON,
  LAMP,
  LAMP_HOUSING,
  RED,
  STEEL,
} from '../lib/colour.ts';
import { band } from '../lib/geometry.ts';
import { ellipse, gloss, path, rect, stroke } from '../lib/shapes.ts';
import { choice, flag, openChoice, openColour } from '../options.ts';
import { engine, POWER } from './kit/engines.ts';
import { mirror, roundLamp, roundMirror } from './kit/lamps.ts';
import { type Fills, fills, vehicle } from './kit/paint.ts';
import { fork, spring } from './kit/suspension.ts';
import { wheelPair } from './kit/wheels.ts';

const COMMUTER_TANKS = {
  round: {
    body: 'M304 206C306 178 330 158 366 156C404 154 430 164 442 186C440 204 426 218 404 222C370 226 330 224 310 220Z',
    shine: 'M326 182C340 166 392 160 420 174C394 172 350 176 326 182Z',
  },
  sharp: {
    body: 'M302 208L322 170C346 152 400 150 428 162L452 196L436 232L408 224L404 222C370 226 330 224 310 220Z',
    shine: 'M330 176C352 160 400 160 424 170C394 172 352 174 330 176Z',
  },
  /** long and flat on top, square at the back */
  box: {
    body: 'M298 214L304 180C308 166 322 160 346 159L418 157C438 157 448 168 450 184L446 208C438 218 424 221 404 222C370 226 330 225 298 221Z',
    shine: 'M318 178C336 166 400 163 434 168C400 170 346 172 318 178Z',
  },
  /** a high hump that reaches over the engine in front */
  muscle: {
    body: 'M296 214L312 172C330 146 396 138 434 154L456 186L474 220L442 256L414 226C370 232 330 228 296 221Z',
    shine: 'M326 174C344 152 396 146 426 158C394 160 354 166 326 174Z',
  },
  /** wings beside the fork, under a low back */
  wing: {
    body: 'M300 214L324 182C350 162 404 158 434 168L470 182L486 226L448 268L428 236L404 223C370 227 330 227 300 220Z',
    shine: 'M330 186C352 168 400 166 430 174C396 176 356 180 330 186Z',
  },
  slim: {
    body: 'M304 210C300 186 322 172 360 170C400 168 432 172 444 188C442 204 424 214 402 216C370 220 330 220 308 220Z',
    shine: 'M322 190C344 176 396 174 424 182C394 184 350 186 322 190Z',
  },
};
const COMMUTER_SEATS = {
  flat: 'M130 206C128 190 142 184 172 184C210 184 232 190 256 192C282 192 300 188 318 196L316 216L200 216C168 216 134 216 130 206Z',
  /** thick and long, for two with their luggage */
  long: 'M108 204C106 182 126 176 160 176C208 176 236 186 266 188C290 188 308 184 322 194L318 218L196 218C160 218 114 218 108 204Z',
  /** the pillion on a step of its own */
  split:
    'M104 176C124 164 168 168 196 180L208 198L134 190ZM198 190C222 204 250 208 276 204C298 202 310 198 322 204L314 220L226 218Z',
  stepped:
    'M124 190C136 176 180 174 214 184C226 198 250 202 276 200C296 198 306 194 318 198L314 218L200 214C160 212 122 208 124 190Z',
};
const COMMUTER_SIDES = {
  round: 'M226 214L308 212C306 240 296 266 272 276C250 276 232 262 226 240Z',
  wedge: 'M222 214L310 212L296 256L262 270L234 244Z',
};
const COMMUTER_LAMPS = {
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
const LAMPS = { ...COMMUTER_LAMPS, ...FURTHER_LAMPS };
const TYRES = { slim: 14, wide: 21, thin: 11 };
const TANK_STRIPES = {
  band: (c: string) =>
    path('M316 198L426 174L440 186L330 212Z', c) +
    path('M332 217L430 194L426 202L352 219Z', c, { opacity: 0.7 }),
  line: (c: string) => stroke('M318 208C350 200 400 196 436 190', c, 5),
  flash: (c: string) => path('M330 214L372 180H392L376 200H428L424 208L350 216Z', c),
};
const COMMUTER_TAILS = {
  rail: (fill: string) =>
    path('M126 212C150 206 200 210 250 212L252 244C214 250 172 240 132 224Z', fill) +
    path('M116 206L136 204L138 224L118 222Z', RED),
  /** sporty upswept tail with a split grab handle */
  sport: (fill: string) =>
    path('M98 184C140 186 200 206 252 212L252 246C206 244 150 222 104 198Z', fill) +
    path('M90 180L110 182L108 198L94 196Z', RED) +
    stroke('M112 178L172 182', INK, 7) +
    stroke('M112 200L86 240', INK2, 5),
  /** long flat rear guard with a plate */
  long: (fill: string) =>
    path('M84 236C86 216 110 206 140 206L250 212L252 236C190 246 130 244 104 268L84 262Z', fill) +
    path('M78 238L92 236L92 256L80 256Z', RED) +
    stroke('M86 268v22', INK2, 9),
};
const COMMUTER_FAIRINGS = {
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
const COMMUTER_BARS = {
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
const commuterExhaust = (skin: string) =>
  path(
    'M338 338C330 356 306 358 280 356L176 350L104 338C96 336 96 322 106 321L188 332L290 340L320 330Z',
    skin,
  ) +
  path('M176 350L104 338C96 336 96 322 106 321L188 331Z', INK2) +
  stroke('M122 332L170 340', '#7d8897', 2);

/** Everyday 100–125 cc motorcycle or its electric counterpart. */
export const commuter = defineVehicle({
  accent: '#c8102e',
  options: {
    ev: flag(false),
    power: choice('pack', 'box'),
    tank: choice('round', 'sharp', 'slim', 'box', 'muscle', 'wing'),
    seat: choice('flat', 'stepped', 'long', 'split'),
    side: choice('round', 'wedge'),
    lamp: choice('fly', 'round', 'cowl', 'led', 'square', 'dome', 'mask'),
    wheels: choice('alloy', 'multi', 'spoke', 'blade'),
    exhaust: choice('chrome', 'black'),
    tyres: choice('slim', 'wide', 'thin'),
    stripe: openColour('#ffffff'),
    graphic: choice('band', 'line', 'flash'),
    rack: flag(false),
    crash: flag(false),
    trim: openColour('#12161d'),
    second: openColour('#12161d'),
    seatColour: openColour('#6b4429'),
    tail: choice('rail', 'sport', 'long'),
    fairing: openChoice('quarter', 'shield', 'screen'),
    bars: choice('mid', 'high', 'low'),
    rim: openColour('#d7a73c'),
  },
  draw({
    id,
    accent,
    ev,
    power,
    tank,
    seat,
    side,
    lamp,
    wheels,
    exhaust,
    tyres,
    stripe,
    graphic,
    rack,
    crash,
    trim,
    second,
    seatColour,
    tail,
    fairing,
    bars,
    rim,
  }) {
    const u = fills(id);
    const panel = second ?? u.paint;
    const shape = COMMUTER_TANKS[tank];
    const fender = trim ?? u.paint;
    return vehicle(id, accent, [
      stroke('M268 306L150 324', '#4d5766', 9),
      wheelPair(id, [150, 322], [494, 322], 78, { style: wheels, tyre: TYRES[tyres], rim }),
      spring(232, 222, 186, 312, 13, ev ? accent : '#c0392b'),
      !ev && commuterExhaust(exhaust === 'chrome' ? u.metal : u.plastic),
      stroke('M436 176L404 214L300 236L262 300M420 206L392 330L330 348', '#2a313d', 9),
      ev ? POWER[power](u, accent) : engine(u),
      crash && stroke('M410 236C444 250 440 300 412 318L380 322', ALUMINIUM, 6),
      path(
        'M160 322C196 306 236 298 270 296C282 296 284 310 274 314C240 316 200 328 164 334Z',
        IRON,
      ),
      path(band(150, 322, 84, 91, 205, 300), INK2),
      COMMUTER_TAILS[tail](panel),
      path(COMMUTER_SIDES[side], panel),
      gloss('M240 226L292 224C288 244 280 258 266 264C252 262 242 252 240 240Z', 0.14),
      path(COMMUTER_SEATS[seat], seatColour ?? u.plastic),
      stroke('M140 196C180 188 230 200 306 200', '#5a6575', 1.6),
      rack && stroke('M92 186L184 182M94 186L116 208M140 186L148 204', STEEL, 5),
      !rack && tail === 'rail' && stroke('M118 198C116 180 128 174 150 176L176 178', STEEL, 5),
      fork(434, 160, 494, 322, { width: 13 }),
      stroke('M466 242L492 312', GREY, 3),
      path(band(494, 322, 84, 90, 215, 308), fender),
      path(shape.body, u.paint),
      gloss(shape.shine, 0.35),
      path('M318 206L420 198C414 208 404 214 392 216L326 218Z', darker(accent, 0.45)),
      rect(364, 150, 24, 8, 4, ALUMINIUM),
      stripe && TANK_STRIPES[graphic](stripe) + path('M140 218L240 224L246 232L152 226Z', stripe),
      LAMPS[lamp](u),
      fairing && COMMUTER_FAIRINGS[fairing](u, panel),
      COMMUTER_BARS[bars](u),
      stroke(fairing ? 'M132 232h0' : 'M452 214h0M132 232h0', AMBER, 11),
    ]);
  },
});
