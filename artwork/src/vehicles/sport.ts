import { defineVehicle } from '../drawing.ts';
import { darker, INK, INK2, IRON, LAMP_HOUSING, markOn, RED, SLATE, STEEL } from '../lib/colour.ts';
import { band } from '../lib/geometry.ts';
import { bolt, circle, gloss, path, stroke } from '../lib/shapes.ts';
import { choice, colour, flag, openColour } from '../options.ts';
import { bigEngine } from './kit/engines.ts';
import { FACES } from './kit/lamp-faces.ts';
import { mirror } from './kit/lamps.ts';
import { aside, type Fills, fills, steered, vehicle } from './kit/paint.ts';
import { fork, spring } from './kit/suspension.ts';
import { wheelPair } from './kit/wheels.ts';

const SPORT_FAIRINGS = {
  /** fairing closed down to the belly pan */
  full: (u: Fills, accent: string, second: string | undefined) => [
    path(
      'M330 240L420 196C436 170 458 156 486 160C514 166 536 186 542 206C524 216 500 220 486 226C470 252 462 282 436 312C412 336 372 350 322 352L300 344C332 320 342 290 330 240Z',
      u.paint,
    ),
    path(
      'M344 252L426 216C416 256 392 296 342 318C352 296 352 276 344 252Z',
      second ?? darker(accent, 0.5),
    ),
    path('M352 262L410 238C402 262 388 284 358 300C362 286 358 274 352 262Z', INK),
  ],
  /** upper half only: engine and frame stay visible */
  half: (u: Fills, _accent: string, second: string | undefined) => [
    stroke('M420 204L360 262L284 268', '#9aa5b3', 10),
    path(
      'M372 222L424 190C438 166 460 156 486 160C514 166 536 186 542 206C520 216 498 220 484 228C472 250 452 280 420 292C400 290 392 264 372 222Z',
      u.paint,
    ),
    path('M392 232L440 214C436 238 428 258 414 272C404 262 398 248 392 232Z', second ?? INK),
    path('M296 334L404 322L416 306C414 332 396 350 352 354L302 352Z', u.paint),
  ],
  /** vented race fairing with winglet */
  race: (u: Fills, accent: string, second: string | undefined) => [
    path(
      'M336 236L420 196C436 168 460 154 488 158C518 164 540 186 546 206L492 226C478 250 474 270 452 286L472 292C454 318 420 342 380 350L306 352C332 318 344 280 336 236Z',
      u.paint,
    ),
    path('M352 250L430 214L420 250L372 270ZM374 282L424 262L404 300L362 314Z', INK),
    path('M440 224L486 214L494 226L452 240Z', second ?? darker(accent, 0.4)),
    path('M320 340L440 312L420 332L380 350L306 352Z', second ?? darker(accent, 0.4)),
  ],
};
const FURTHER_FAIRINGS = {
  /** one round body, low and wide */
  bulb: (u: Fills, accent: string, second: string | undefined) => [
    path(
      'M318 238L410 196C432 162 470 146 508 156C544 166 562 196 556 216C536 232 512 236 496 240C494 276 470 322 420 344C380 356 330 356 300 350C330 320 336 288 318 238Z',
      u.paint,
    ),
    path(
      'M346 256L430 224C436 256 416 300 366 326C362 300 356 278 346 256Z',
      second ?? darker(accent, 0.5),
    ),
    path('M372 262L424 244C424 268 410 292 380 306C380 290 378 276 372 262Z', INK),
  ],
  /** a screen and a lamp in front of bare bars, with a cowl below */
  bikini: (u: Fills, _accent: string, second: string | undefined) => [
    stroke('M420 204L360 262L284 268', '#9aa5b3', 10),
    path(
      'M396 214L430 178C450 150 480 142 510 158C530 172 536 196 530 212L490 236L446 256C420 250 404 236 396 214Z',
      u.paint,
    ),
    path('M430 232L488 216L480 238L446 250Z', second ?? INK),
    path('M286 330L396 316L404 332L378 352L300 354Z', u.paint),
  ],
};
const FAIRINGS = { ...SPORT_FAIRINGS, ...FURTHER_FAIRINGS };
const TAILS = {
  sharp: 'M92 168C120 168 190 190 250 214L286 236L262 256C214 246 150 208 92 176Z',
  /** a hump in the place of a second seat */
  hump: 'M92 190C96 156 140 142 180 160L214 196L286 230L262 260C206 252 130 232 92 190Z',
  /** thick, up to the lamp */
  tall: 'M80 156L120 152C170 170 220 196 286 228L262 258C206 250 130 214 84 172Z',
};
const LAMPS = {
  wedge: () =>
    path('M506 186L540 200C536 208 520 212 504 212C498 204 500 192 506 186Z', LAMP_HOUSING) +
    stroke('M508 204L534 205M512 196L526 200', '#dff3ff', 3.4),
  /** two slanted eyes */
  eyes: () =>
    path('M488 172L544 198L532 210L500 200Z', LAMP_HOUSING) +
    stroke('M500 184L532 200', '#dff3ff', 4) +
    path('M500 208L526 214L512 224L498 220Z', LAMP_HOUSING),
  /** one upright lamp */
  tower: () =>
    path('M506 166L536 186L534 220L506 222L500 192Z', LAMP_HOUSING) +
    circle(518, 194, 10, '#dff3ff') +
    circle(518, 212, 6, '#dff3ff'),
};
const SILENCERS = {
  side: (u: Fills) =>
    path(
      'M300 344C270 352 232 352 204 340L112 296C106 290 112 276 122 278L214 312C244 326 270 326 300 326Z',
      u.metal,
    ) + path('M204 340L112 296C106 290 112 276 122 278L220 314Z', u.plastic),
  belly: (u: Fills) =>
    path('M290 352L214 364L176 350L188 330L286 334Z', u.plastic) + circle(184, 341, 7, '#0c1016'),
  /** a long thick one of a large engine */
  large: (u: Fills) =>
    path('M300 350C260 362 220 360 190 350L62 326C48 320 50 292 66 294L196 316L300 326Z', u.metal) +
    path('M110 336L62 326C48 320 50 292 66 294L118 304Z', u.plastic),
};
const SPORT_GRAPHICS = {
  swoosh: (c: string) => stroke('M306 344C356 340 408 316 440 268', c, 4, { opacity: 0.85 }),
  block: (c: string) =>
    path('M318 196L420 166L428 178L330 218Z', c) + path('M140 178L232 208L240 222L156 188Z', c),
  number: () =>
    path('M132 174L196 190L206 210L150 190Z', '#fff') +
    path('M430 206L470 190L478 204L440 222Z', '#fff', { opacity: 0.92 }),
};

/** Faired sport bike. */
export const sport = defineVehicle({
  accent: '#0a66c2',
  options: {
    ev: flag(false),
    fairing: choice('full', 'half', 'race', 'bulb', 'bikini'),
    tail: choice('sharp', 'hump', 'tall'),
    lamp: choice('wedge', 'eyes', 'tower'),
    graphic: choice('swoosh', 'block', 'number'),
    second: openColour('#12161d'),
    wheels: choice('alloy', 'multi', 'blade'),
    rim: flag(true),
    screen: choice('clear', 'dark'),
    forkColour: colour('#d5b66a', '#39424f'),
    exhaust: choice('side', 'belly', 'large'),
  },
  draw({
    id,
    accent,
    ev,
    fairing,
    tail,
    lamp,
    graphic,
    second,
    wheels,
    rim,
    screen,
    forkColour,
    exhaust,
  }) {
    const u = fills(id);
    const line = rim ? accent : undefined;
    const pair = wheelPair(id, [146, 322], [500, 322], 78, { style: wheels, tyre: 20, line });
    return vehicle(
      id,
      accent,
      [
        aside(pair),
        path('M148 314C190 296 240 288 280 290L284 316C236 312 196 326 156 334Z', IRON),
        circle(148, 322, 12, STEEL),
        circle(148, 322, 6, INK),
        spring(258, 226, 240, 296, 15, second ?? accent),
        ev || (fairing !== 'half' && fairing !== 'bikini')
          ? path('M270 236L404 230L412 330C400 350 360 356 312 350L276 336Z', u.plastic) +
            circle(312, 316, 24, SLATE) +
            circle(312, 316, 17, '#8b96a5') +
            circle(312, 316, 6, INK2)
          : bigEngine(u),
        !ev && SILENCERS[exhaust](u),
        aside(fork(440, 176, 502, 322, { tube: forkColour, width: 13, split: 0.5 })),
        steered(path(band(500, 322, 82, 90, 222, 300), second ?? u.paint)),
        stroke('M118 192L92 236', INK2, 5),
        path('M84 232L100 230L104 250L90 252Z', INK2),
        path(TAILS[tail], u.paint),
        path('M86 166L112 170L108 180L90 176Z', RED),
        path(
          'M112 166C130 156 172 162 196 176C204 190 226 202 254 206C280 208 296 204 306 208L292 232C240 222 168 190 112 170Z',
          u.plastic,
        ),
        path('M286 228C284 190 316 160 358 158C392 156 420 166 432 186L418 226L330 242Z', u.paint),
        gloss('M312 188C330 168 376 164 404 172C372 174 338 180 312 188Z', 0.35),
        FAIRINGS[fairing](u, accent, second),
        SPORT_GRAPHICS[graphic](second ?? markOn(accent)),
        gloss(
          'M420 196C436 170 458 156 486 160C500 162 512 168 522 176C496 172 452 178 420 196Z',
          0.22,
        ),
        path(
          'M436 182C440 152 462 134 486 138L506 166C480 160 456 166 436 182Z',
          screen === 'dark' ? '#27303c' : '#6f8496',
          { opacity: 0.85 },
        ),
        stroke('M444 170C450 154 464 144 480 144', '#fff', 2, { opacity: 0.5 }),
        aside([LAMPS[lamp](), stroke('M432 184L404 178', INK, 8), mirror(446, 162)]),
        ev && fairing === 'full' && bolt(384, 272, 13, '#d9ff6b'),
      ],
      {
        ridden: {
          wheels: pair,
          hubs: [
            [146, 322, 78, 20],
            [500, 322, 78, 20],
          ],
          head: [444, 190],
          fork: [forkColour, INK2, 13],
          bars: { at: [440, 184], rise: 2, reach: 66, back: 20, mirror: INK },
          nose: {
            at: [512, 194],
            lean: -0.2,
            piece: { wedge: FACES.wedge, eyes: FACES.eyes, tower: FACES.twin }[lamp](u.paint),
          },
          faired: true,
          width: 46,
        },
        shadow: [322, 402, 255, 13],
        front: [396, 112, 208, 156],
      },
    );
  },
});
