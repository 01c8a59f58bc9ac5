import { defineVehicle } from '../drawing.ts';
import { BEAM, darker, INK, INK2, IRON, LAMP_HOUSING, RED, SLATE, STEEL } from '../lib/colour.ts';
import { band } from '../lib/geometry.ts';
import { circle, gloss, path, rect, stroke } from '../lib/shapes.ts';
import { choice, colour, flag, openColour } from '../options.ts';
import { bigEngine, POWER } from './kit/engines.ts';
import { FACES } from './kit/lamp-faces.ts';
import { mirror, roundLamp } from './kit/lamps.ts';
import { aside, type Fills, fills, steered, vehicle } from './kit/paint.ts';
import { fork, spring } from './kit/suspension.ts';
import { wheelPair } from './kit/wheels.ts';

const STREET_TAILS = {
  up: 'M104 178C140 176 200 198 244 218L262 244C210 238 150 214 104 188Z',
  short: 'M136 190C170 186 216 202 250 216L262 244C224 242 176 222 138 202Z',
};
const STREET_LAMPS = {
  blade: (u: Fills) =>
    path('M438 176L458 152C480 150 500 166 506 184L486 206L450 204Z', u.paint) +
    path('M476 172L504 186L488 202L472 196Z', LAMP_HOUSING) +
    stroke('M480 180L496 187L487 196', BEAM, 3.6),
  round: (u: Fills) =>
    roundLamp(480, 186, u.plastic, 0.92) + path('M444 166L470 144L484 158L462 172Z', u.paint),
  twin: (u: Fills) =>
    path('M436 178L460 146L500 170L492 212L456 206Z', u.paint) +
    path('M470 172l28 4l-4 14l-22 -3ZM468 194l25 2l-4 13l-20 -4Z', LAMP_HOUSING) +
    stroke('M476 178l16 3M474 199l12 2', BEAM, 4),
};

const FURTHER_LAMPS = {
  /** tall mask split in two */
  mask: (u: Fills) =>
    path('M430 182L462 136L486 142L508 170L498 226L470 232L450 208Z', u.plastic) +
    path('M474 150L502 172L494 218L480 222L482 186Z', LAMP_HOUSING) +
    stroke('M482 160L498 176L492 210', BEAM, 5),
  /** one small eye under two slanted lines */
  eye: (u: Fills) =>
    path('M436 174L462 150L492 160L500 186L480 216L452 206Z', u.plastic) +
    stroke('M470 162L496 176M474 172L490 182', BEAM, 3.6) +
    circle(478, 200, 12, LAMP_HOUSING) +
    circle(480, 200, 7, BEAM),
};
const LAMPS = { ...STREET_LAMPS, ...FURTHER_LAMPS };
const TANKS = {
  hump: {
    body: 'M298 214C292 186 322 158 362 150C398 146 432 158 446 184L470 226L438 258L410 222C380 228 330 230 306 222Z',
    shroud: 'M404 206L470 226L438 258L410 224Z',
  },
  /** large wings down to the radiator */
  wings: {
    body: 'M298 214C294 186 322 160 362 152C402 148 436 158 452 182L492 236L446 292L424 276L410 224C380 230 330 230 306 222Z',
    shroud: 'M400 204L492 236L446 292L424 272L412 226Z',
  },
  /** a huge tank, wide above the knees */
  mass: {
    body: 'M286 214C280 176 318 144 370 138C418 138 448 156 458 184L464 218L430 246L410 226C376 234 318 232 286 222Z',
    shroud: 'M412 176L458 190L464 218L430 246L414 224Z',
  },
};
const SEATS = {
  whole:
    'M140 178C160 168 196 178 216 190C230 204 258 208 284 206C296 204 304 202 312 208L300 226C250 224 188 204 142 186Z',
  split:
    'M112 160C136 152 176 164 200 180L210 196L140 176ZM206 192C226 208 262 212 288 206C302 204 310 206 314 212L302 228C262 228 226 218 206 202Z',
};
const SILENCERS = {
  belly: (u: Fills) =>
    path(
      'M284 350L222 360C190 360 170 348 162 334L178 326C190 338 206 340 222 338L286 332Z',
      u.metal,
    ) +
    path('M238 338L170 322L160 346L226 362Z', u.plastic) +
    circle(166, 335, 8, '#0c1016'),
  /** short and thick, up beside the wheel */
  stub: (u: Fills) =>
    path('M300 344C270 350 240 344 222 330L234 316C252 328 276 332 302 328Z', u.metal) +
    path('M246 326L170 270C160 266 154 282 160 290L226 344Z', u.plastic) +
    stroke('M172 282L222 320', SLATE, 5),
  /** long, level with the axle */
  long: (u: Fills) =>
    path('M300 344C262 356 216 356 180 346L60 322C52 318 54 302 64 304L190 322L300 326Z', u.metal) +
    path('M130 336L60 322C52 318 54 302 64 304L136 316Z', u.plastic),
};

/** Muscular naked bike: fat tyres, high tail, belly exhaust, upside-down fork. */
export const street = defineVehicle({
  accent: '#f2b705',
  options: {
    ev: flag(false),
    tail: choice('up', 'short'),
    lamp: choice('blade', 'round', 'twin', 'mask', 'eye'),
    tank: choice('hump', 'wings', 'mass'),
    seat: choice('whole', 'split'),
    silencer: choice('belly', 'stub', 'long'),
    frame: choice('trellis', 'beam'),
    frameColour: openColour('#c8102e'),
    wheels: choice('blade', 'alloy', 'multi'),
    forkColour: colour('#c9a24a', '#39424f'),
    belly: flag(true),
    second: openColour('#12161d'),
  },
  draw({
    id,
    accent,
    ev,
    tail,
    lamp,
    tank,
    seat,
    silencer,
    frame,
    frameColour,
    wheels,
    forkColour,
    belly,
    second,
  }) {
    const u = fills(id);
    const tube = frameColour ?? (frame === 'trellis' ? darker(accent, 0.15) : IRON);
    const pair = wheelPair(id, [146, 322], [500, 322], 78, {
      style: wheels,
      tyre: 21,
      n: 5,
      line: second,
    });
    return vehicle(
      id,
      accent,
      [
        aside(pair),
        path('M148 312C190 292 240 284 284 286L288 312C240 308 196 324 156 334Z', IRON),
        circle(146, 322, 12, STEEL),
        circle(146, 322, 6, INK),
        spring(262, 226, 246, 296, 15, second ?? accent),
        ev ? POWER.pack(u, accent) : bigEngine(u),
        frame === 'trellis'
          ? stroke(
              'M430 186L384 250L276 262M436 210L392 258M276 262L300 224L352 254L384 218',
              tube,
              7,
            )
          : path('M428 178L446 204L404 246L300 262L270 300L252 284L288 236L386 218Z', u.metal),
        !ev && SILENCERS[silencer](u),
        belly &&
          path(
            'M294 326L398 314L412 296L414 322C404 342 384 352 352 354L300 352Z',
            second ?? u.paint,
          ),
        stroke(tail === 'up' ? 'M124 196L96 244' : 'M150 208L112 250', INK2, 5),
        stroke('M92 244l12 4', RED, 7),
        path(STREET_TAILS[tail], u.paint),
        path(
          tail === 'up' ? 'M98 172L124 178L120 190L100 186Z' : 'M132 184L152 190L148 202L134 200Z',
          RED,
        ),
        path(SEATS[seat], u.plastic),
        stroke('M152 182C180 178 210 194 226 204', '#5a6575', 1.6),
        path('M228 222L308 218L286 262L252 256Z', second ?? darker(accent, 0.5)),
        aside(fork(440, 166, 500, 322, { tube: forkColour, leg: INK2, width: 15, split: 0.62 })),
        steered(path(band(500, 322, 83, 91, 236, 308), second ?? u.paint)),
        path(TANKS[tank].body, u.paint),
        path(TANKS[tank].shroud, second ?? darker(accent, 0.5)),
        path(
          'M330 208C360 186 404 184 440 196L452 212C412 200 372 206 344 220Z',
          darker(accent, 0.35),
          { opacity: 0.6 },
        ),
        gloss('M326 182C342 162 388 154 418 166C392 166 350 174 326 182Z', 0.35),
        rect(362, 144, 22, 8, 4, SLATE),
        steered(LAMPS[lamp](u)),
        aside([
          stroke('M446 162C440 148 428 144 408 146', INK, 6),
          stroke('M414 146L388 150', INK, 9),
          mirror(426, 146),
        ]),
      ],
      {
        ridden: {
          wheels: pair,
          hubs: [
            [146, 322, 78, 21],
            [500, 322, 78, 21],
          ],
          head: [440, 172],
          fork: [forkColour, INK2, 14],
          bars: { at: [442, 164], rise: 14, reach: 88, mirror: INK },
          lamp: {
            at: [490, 184],
            piece: {
              blade: FACES.slit,
              round: (shell: string) => FACES.round(shell, 24),
              twin: FACES.twin,
              mask: FACES.mask,
              eye: FACES.cyclops,
            }[lamp](lamp === 'blade' || lamp === 'twin' ? u.paint : u.plastic),
          },
          width: 46,
        },
      },
    );
  },
});
