import { defineVehicle } from '../drawing.ts';
import {
  AMBER,
  BEAM,
  COAL,
  darker,
  INK,
  INK2,
  IRON,
  LAMP,
  LAMP_HOUSING,
  markOn,
  RED,
  STEEL,
} from '../lib/colour.ts';
import { band } from '../lib/geometry.ts';
import { bolt, circle, gloss, path, stroke, times } from '../lib/shapes.ts';
import { choice, colour, flag, openChoice, openColour } from '../options.ts';
import { mirror, roundMirror } from './kit/lamps.ts';
import { aside, type Fills, fills, steered, vehicle } from './kit/paint.ts';
import { INNER_SHIELD, SEATS, SHIELDS, TAILS } from './kit/scooter-bodies.ts';
import { BOXES } from './kit/scooter-boxes.ts';
import { electricDrive, petrolDrive } from './kit/scooter-drives.ts';
import { apron, HEAD_FACES } from './kit/scooter-faces.ts';
import { spring } from './kit/suspension.ts';
import { wheelPair } from './kit/wheels.ts';

const FENDERS = {
  round:
    'M432 330C440 296 474 280 508 288C536 296 550 318 550 336C532 316 500 304 476 308C456 312 444 320 432 330Z',
  beak: 'M440 320L462 288L510 280L556 316L520 306L478 306Z',
  slim: band(490, 346, 60, 68, 205, 318),
};
const DEFAULT_FENDER = {
  classic: 'round',
  modern: 'round',
  sharp: 'beak',
  cargo: 'slim',
  plump: 'round',
  box: 'round',
  maxi: 'beak',
  smooth: 'slim',
} as const;

const HEADS = {
  classic: (u: Fills) =>
    path(
      'M410 150C418 134 452 124 470 134C484 144 484 166 472 174C452 180 424 172 410 160Z',
      u.paint,
    ) +
    circle(470, 154, 15, u.metal) +
    circle(472, 154, 11, LAMP),
  modern: (u: Fills) =>
    path(
      'M408 150C424 138 452 128 474 138C488 150 482 166 470 174L440 172C424 168 410 162 408 150Z',
      u.paint,
    ) +
    path('M464 142L478 146C484 156 480 168 472 172L462 168Z', LAMP_HOUSING) +
    stroke('M471 148C475 156 474 162 470 167', BEAM, 4),
  sharp: (u: Fills) =>
    path('M406 152L440 132L478 140L492 162L470 178L436 172Z', u.paint) +
    path('M440 132L478 140L484 150L446 146Z', COAL) +
    stroke('M478 160l8 4', BEAM, 4),
  cargo: (u: Fills) =>
    path('M412 146H462C470 148 474 156 472 168L466 176H436C424 172 414 164 412 146Z', u.plastic),
  /** wide cowl with its lamp */
  plump: (u: Fills) =>
    path(
      'M400 152C410 124 456 112 482 126C498 140 498 168 482 178C456 186 418 178 400 164Z',
      u.paint,
    ) +
    path('M456 130L486 138C496 150 494 168 484 174L460 168C452 158 450 142 456 130Z', LAMP) +
    path('M466 138L484 144C490 152 488 162 482 166L466 160Z', '#fff'),
  /** upright slab with a bar of light */
  box: (u: Fills) =>
    path('M406 148L416 128H472C486 130 492 144 490 160L478 178H434Z', u.paint) +
    path('M462 136H484L486 160H462Z', LAMP_HOUSING) +
    stroke('M466 142H482V154', BEAM, 4),
  /** small, behind a large front */
  maxi: (u: Fills) => path('M404 158L432 136L466 140L478 156L464 172L428 172Z', u.plastic),
  /** round, with two small lamps */
  smooth: (u: Fills) =>
    path(
      'M404 150C414 126 454 116 480 132C496 146 492 170 474 178C446 182 414 174 404 162Z',
      u.paint,
    ) +
    stroke('M474 142h0M480 162h0', LAMP_HOUSING, 20) +
    stroke('M476 142h0M482 162h0', '#dff3ff', 11),
};
const SHIELD_LAMPS = {
  none: () => '',
  strip: () =>
    path('M478 214C488 226 494 240 495 254L484 250C482 238 480 226 478 214Z', LAMP_HOUSING) +
    stroke('M484 224C488 234 490 242 490 248', BEAM, 3),
  arrow: () =>
    path('M482 204L514 262L498 282L484 250Z', LAMP_HOUSING) +
    stroke('M488 222L506 260L498 272', BEAM, 3.6),
  round: (u: Fills) =>
    circle(484, 226, 20, u.metal) + circle(487, 226, 15, LAMP) + circle(489, 226, 9, '#fff'),
  twin: () =>
    stroke('M488 216h0M494 246h0', LAMP_HOUSING, 23) +
    stroke('M490 216h0M496 246h0', '#dff3ff', 13),
};
const DEFAULT_LAMP = {
  classic: 'none',
  modern: 'strip',
  sharp: 'arrow',
  cargo: 'round',
  plump: 'none',
  box: 'none',
  maxi: 'arrow',
  smooth: 'none',
} as const;

const GRAPHICS = {
  none: () => '',
  badge: (c: string) => bolt(262, 278, 15, c),
  slash: (c: string) =>
    path('M196 246L238 250L276 306L262 312Z', c) +
    path('M248 252L264 254L286 286L280 298Z', c, { opacity: 0.7 }),
  panel: (c: string) =>
    path('M150 246H262C270 246 272 252 268 260L258 274H180C160 272 146 262 150 246Z', c),
};

/** Scooter; with a spine its frame rises between the feet, in place of a flat floor. */
export const scooter = defineVehicle({
  accent: '#e4572e',
  options: {
    ev: flag(true),
    shape: choice('modern', 'classic', 'sharp', 'cargo', 'plump', 'box', 'maxi', 'smooth'),
    large: flag(false),
    spine: flag(false),
    seat: openColour('#6b4429'),
    wheels: choice('alloy', 'multi', 'blade', 'steel'),
    n: choice(5, 3),
    rim: openColour('#d7a73c'),
    visor: flag(false),
    box: openChoice('trunk', 'delivery', 'rack'),
    boxColour: colour('#c2410c', '#2563eb'),
    trim: openColour('#ffffff'),
    graphic: openChoice('badge', 'none', 'slash', 'panel'),
    second: openColour('#12161d'),
    lamp: openChoice('strip', 'none', 'arrow', 'round', 'twin'),
    fender: openChoice('round', 'beak', 'slim'),
    mirrors: choice('black', 'chrome'),
    basket: flag(false),
    floor: openColour('#8a6a45'),
  },
  draw({
    id,
    accent,
    ev,
    shape,
    large,
    spine,
    seat,
    wheels,
    n,
    rim,
    visor,
    box,
    boxColour,
    trim,
    graphic,
    second,
    lamp,
    fender,
    mirrors,
    basket,
    floor,
  }) {
    const u = fills(id);
    const tail = TAILS[shape];
    const shield = SHIELDS[shape];
    const cargo = shape === 'cargo';
    const mark = graphic ?? (ev ? 'badge' : 'none');
    const printed = mark === 'badge' ? undefined : second;
    const [radius, axle, ahead] = large ? [64, 338, 500] : [56, 346, 490];
    const pair = wheelPair(id, [176, axle], [ahead, axle], radius, {
      style: wheels,
      tyre: 16,
      disc: wheels !== 'steel',
      n,
      rim,
    });
    const shieldLamp = lamp ?? DEFAULT_LAMP[shape];
    return vehicle(
      id,
      accent,
      [
        aside(pair),
        ev ? electricDrive() : petrolDrive(u),
        spring(160, 288, 170, 344, 12, ev ? (second ?? accent) : '#9aa5b3'),
        path(band(176, 346, 60, 68, 196, 330), INK2),
        path(
          'M286 326L420 326C440 326 450 312 454 296L470 300C466 330 446 352 418 354L296 354C280 354 274 336 286 326Z',
          floor ?? u.plastic,
        ),
        stroke('M300 336L412 336', '#5a6575', 3),
        cargo && stroke('M300 316H412M306 300H404', STEEL, 5),
        spine &&
          path('M292 240C330 236 376 226 414 214L428 330L296 334Z', second ?? darker(accent, 0.5)) +
            stroke('M306 250C346 244 384 234 412 224', '#5a6575', 3),
        path(tail.body, u.paint),
        gloss(tail.shine, 0.24),
        path(tail.low, second ?? darker(accent, 0.42)),
        GRAPHICS[mark](printed ?? markOn(accent)),
        path(
          shape === 'sharp' ? 'M66 220L100 222L112 236L84 234Z' : 'M82 238L108 232L112 250L96 252Z',
          RED,
        ),
        stroke('M114 266h0', AMBER, 10),
        path(SEATS[shape], seat ?? u.plastic),
        !cargo && stroke('M112 222C160 214 210 226 284 226', '#5a6575', 1.8),
        cargo
          ? stroke('M66 222H190M66 234H186M84 236L110 262M74 222v12', STEEL, 6)
          : stroke('M92 226C84 206 100 198 128 200', STEEL, 6),
        trim && stroke(tail.trim, trim, 4.5),
        box && BOXES[box](u, boxColour),
        aside(stroke('M470 286L488 344', IRON, 12)),
        path(shield.body, u.paint),
        path(INNER_SHIELD, darker(accent, 0.5)),
        gloss(shield.shine, 0.35),
        second &&
          shape !== 'classic' &&
          path('M446 300L496 280L490 294L456 304L438 326L410 328Z', second),
        steered([
          path(FENDERS[fender ?? DEFAULT_FENDER[shape]], u.paint),
          gloss('M476 292C500 286 528 298 540 318C522 304 500 296 476 292Z', 0.25),
        ]),
        steered(
          visor &&
            path(
              shape === 'maxi'
                ? 'M434 156C440 112 462 88 486 80C502 102 508 134 500 170L470 152Z'
                : 'M448 138C452 108 466 92 482 86C490 104 490 124 484 146Z',
              '#7f98ab',
              {
                opacity: 0.62,
              },
            ),
        ),
        trim &&
          stroke(
            shape === 'classic'
              ? 'M458 190C474 216 484 250 482 288'
              : 'M462 190C476 216 486 246 486 282',
            trim,
            3.6,
          ),
        aside(SHIELD_LAMPS[shieldLamp](u)),
        aside(stroke('M452 186L440 152', IRON, 13)),
        steered(HEADS[shape](u)),
        steered(
          basket &&
            path('M470 176H540L530 234H478Z', IRON, { fillOpacity: 0.22 }) +
              stroke(
                'M470 176H540L530 234H478ZM474 196H537M476 216H534' +
                  times(3, (i) => `M${488 + i * 17} 176l${2 - i * 2} 58`),
                INK2,
                3,
              ),
        ),
        aside([
          stroke('M420 148L392 144', INK, 10),
          mirrors === 'chrome' ? roundMirror(432, 138, u.metal) : mirror(432, 138),
          stroke('M424 158L398 164', STEEL, 4),
        ]),
      ],
      {
        ridden: {
          wheels: pair,
          hubs: [
            [176, axle, radius, 16],
            [ahead, axle, radius, 16],
          ],
          head: [466, 270],
          fork: [IRON, IRON, 10],
          bars: {
            at: [440, 154],
            rise: 2,
            back: 30,
            reach: 78,
            mirror: mirrors === 'chrome' ? u.metal : INK,
          },
          lamp: { at: [472, 154], piece: HEAD_FACES[shape](u) },
          nose: { at: [478, 244], lean: 0.22, piece: apron(u, { accent, trim, lamp: shieldLamp }) },
          width: 60,
        },
        shadow: [326, 402, 235, 12],
        front: [388, 84, 200, 150],
        wheel: [396, 256, 192, 144],
      },
    );
  },
});
