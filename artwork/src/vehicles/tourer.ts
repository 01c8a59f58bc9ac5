import { defineVehicle } from '../drawing.ts';
import {
  AMBER,
  BEAM,
  darker,
  INK,
  INK2,
  IRON,
  LAMP_HOUSING,
  RED,
  SILVER,
  STEEL,
} from '../lib/colour.ts';
import { band } from '../lib/geometry.ts';
import { circle, gloss, path, rect, stroke } from '../lib/shapes.ts';
import { choice, colour, flag } from '../options.ts';
import { boxer } from './kit/engines.ts';
import { FACES } from './kit/lamp-faces.ts';
import { aside, fills, steered, vehicle } from './kit/paint.ts';
import { fork } from './kit/suspension.ts';
import { wheelPair } from './kit/wheels.ts';

/** Big tourer: fairing with a tall screen, armchair seats, cases and a trunk with a backrest. */
export const tourer = defineVehicle({
  accent: '#6d1f2a',
  options: {
    wheels: choice('multi', 'alloy', 'blade'),
    trim: colour('#cdd5de', '#12161d'),
    trunk: flag(true),
  },
  draw({ id, accent, wheels, trim, trunk }) {
    const u = fills(id);
    const low = darker(accent, 0.45);
    const pair = wheelPair(id, [140, 330], [526, 330], 70, { style: wheels, tyre: 22 });
    return vehicle(
      id,
      accent,
      [
        aside(pair),
        stroke('M270 326L142 332', IRON, 12),
        path('M300 346L206 362L64 352C54 350 54 336 66 335L200 338L292 328Z', u.metal),
        path('M240 236L420 226L436 330C424 352 390 360 350 360L270 352Z', u.plastic),
        boxer(u),
        path(band(140, 330, 76, 90, 190, 330), u.paint),
        path(
          'M74 254C74 242 84 236 98 236H214C228 236 236 244 238 256L246 306C246 322 236 330 220 330H108C92 330 82 322 80 308Z',
          u.paint,
        ),
        path('M78 288L242 282L246 306C246 322 236 330 220 330H108C92 330 82 322 80 308Z', low),
        stroke('M80 270H240', trim, 4),
        path('M62 262L78 258L82 290L68 290Z', RED),
        trunk &&
          path(
            'M52 164C52 150 64 142 80 142H164C178 142 188 152 188 166L194 216C194 226 186 232 176 232H72C60 232 52 224 52 214Z',
            u.paint,
          ) +
            path('M52 186H190L192 200H52Z', low) +
            rect(46, 188, 10, 30, 4, RED) +
            gloss('M66 154C90 146 150 146 172 156C140 156 96 158 66 166Z', 0.3),
        path(
          'M172 160C182 150 198 154 202 168L208 214C250 222 286 216 314 206C330 206 338 216 334 230C316 254 246 262 186 246C172 226 168 184 172 160Z',
          u.plastic,
        ),
        stroke('M206 214C214 198 236 196 250 206', '#5a6575', 3),
        path(
          'M294 234C296 204 330 184 376 178L452 172L470 214L420 240C376 250 320 252 294 246Z',
          u.paint,
        ),
        gloss('M326 204C350 188 410 182 444 182C404 188 356 196 326 204Z', 0.32),
        aside(fork(462, 190, 526, 330, { tube: SILVER, leg: STEEL, width: 15 })),
        steered(path(band(526, 330, 76, 88, 206, 322), u.paint)),
        path(
          'M400 250C410 200 436 158 476 142C516 138 552 172 562 210C552 232 520 244 498 250C496 286 476 318 446 334L414 336C420 306 408 280 400 250Z',
          u.paint,
        ),
        path(
          'M414 262C440 262 470 258 492 250C490 280 472 310 446 326L424 328C428 304 420 284 414 262Z',
          low,
        ),
        stroke('M410 246C450 246 510 236 552 214', trim, 4.5),
        gloss(
          'M432 200C446 172 466 156 486 152C510 154 530 168 542 186C506 176 466 180 432 200Z',
          0.28,
        ),
        path(
          'M430 178C436 116 462 76 492 62C516 92 526 132 516 158C486 142 452 152 430 178Z',
          '#9fb6c6',
          { opacity: 0.66 },
        ),
        stroke('M448 148C456 112 474 88 490 78', '#fff', 3, { opacity: 0.6 }),
        path('M510 178L556 204C552 218 534 226 514 226C504 210 502 192 510 178Z', LAMP_HOUSING),
        stroke('M518 192L544 207M516 210L534 214', BEAM, 5),
        stroke('M470 282h0', AMBER, 13),
        aside(stroke('M430 176C424 164 408 160 388 164', INK, 8)),
        path('M448 150C436 134 418 136 414 146C414 158 430 162 446 160Z', low),
        circle(430, 300, 9, INK2),
      ],
      {
        ridden: {
          wheels: pair,
          hubs: [
            [140, 330, 70, 22],
            [526, 330, 70, 22],
          ],
          head: [462, 200],
          fork: [SILVER, STEEL, 15],
          bars: { at: [450, 176], rise: 8, reach: 78 },
          nose: { at: [540, 196], lean: 0.3, piece: FACES.tourer(u.paint) },
          faired: true,
          width: 76,
        },
        shadow: [326, 406, 276, 14],
        front: [396, 60, 220, 165],
        wheel: [24, 226, 240, 180],
      },
    );
  },
});
