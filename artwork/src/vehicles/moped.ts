import { defineVehicle } from '../drawing.ts';
import { GREY, INK, INK2, IRON, LAMP, legible, lighter, RED, SLATE, STEEL } from '../lib/colour.ts';
import { band } from '../lib/geometry.ts';
import { bolt, circle, ellipse, gloss, path, rect, stroke } from '../lib/shapes.ts';
import { choice, colour, flag } from '../options.ts';
import { FACES } from './kit/lamp-faces.ts';
import { mirror, roundLamp } from './kit/lamps.ts';
import { aside, type Fills, fills, steered, vehicle } from './kit/paint.ts';
import { fork, spring } from './kit/suspension.ts';
import { hubMotor, wheelPair } from './kit/wheels.ts';

/** Head tube between its two clamps. */
const steeringHead =
  stroke('M439 168L450 202', INK2, 17) +
  stroke('M443 172L451 196', GREY, 3) +
  path('M421 165L455 155C459 154 462 158 461 161L460 165L428 175C423 176 419 168 421 165Z', INK) +
  path('M434 201L468 191C472 190 475 194 474 197L473 202L441 212C436 213 432 204 434 201Z', INK);

/** Speedometer on the upper clamp. */
const dial = (u: Fills) =>
  path('M428 158L450 151L452 160L432 166Z', INK2) +
  ellipse(441, 148, 15, 8, u.metal) +
  ellipse(441, 146, 11, 5, INK);

/** Step-through moped in the XL100 manner: open frame, big carrier, small spoked wheels. */
export const moped = defineVehicle({
  accent: '#1d4ed8',
  options: {
    ev: flag(false),
    seat: choice('single', 'double'),
    carrier: choice('rack', 'crate', 'sack'),
    guard: flag(true),
    basket: flag(false),
    wheels: choice('spoke', 'alloy'),
    lamp: choice('round', 'square'),
    stripe: colour('#ffffff', '#f2b705'),
  },
  draw({ id, accent, ev, seat, carrier, guard, basket, wheels, lamp, stripe }) {
    const u = fills(id);
    const pair = wheelPair(id, [160, 334], [492, 334], 66, {
      style: wheels,
      tyre: 13,
      disc: false,
    });
    return vehicle(
      id,
      accent,
      [
        aside(pair),
        ev
          ? hubMotor(160, 334, 24)
          : path('M218 356L92 350C84 349 84 336 92 335L220 340Z', u.metal),
        spring(184, 254, 168, 328, 12, '#c5ced8'),
        path(band(160, 334, 70, 77, 190, 318), INK2),
        // engine lies flat under the foot board
        ev
          ? path(
              'M252 296H344C352 296 356 302 356 310V338C356 346 352 350 344 350H262C254 350 248 346 248 338V304C248 298 250 296 252 296Z',
              u.plastic,
            ) +
            bolt(302, 324, 14, lighter(accent, 0.3)) +
            stroke('M160 334L252 330', IRON, 12)
          : path('M226 306L300 300L312 346C300 358 250 358 232 348L160 346L160 326Z', u.plastic) +
            rect(300, 306, 52, 40, 6, '#8893a2') +
            stroke('M310 308v36M322 308v36M334 308v36M346 308v36', SLATE, 4) +
            circle(262, 330, 20, STEEL) +
            circle(262, 330, 13, SLATE),
        path(
          'M436 180L456 184L432 290C424 308 408 316 388 316H260C224 316 202 290 196 246L220 242C226 272 238 290 262 292L380 290C398 290 406 284 412 268Z',
          u.paint,
        ),
        gloss('M440 188L448 190L424 276C420 288 410 296 396 298C412 286 418 276 420 264Z', 0.35),
        path('M268 304H404V316H268Z', INK),
        stroke('M276 310h120', GREY, 3),
        guard &&
          path(
            'M436 206C458 214 470 240 468 270C460 300 444 318 424 330L412 322C426 296 434 250 436 206Z',
            u.paint,
          ) +
            path('M446 226C456 240 458 262 452 284C448 266 446 246 446 226Z', stripe, {
              opacity: 0.8,
            }),
        // tank and seat
        path('M192 230L276 226C284 244 280 270 262 280C236 284 206 268 192 230Z', u.paint),
        path('M206 238L264 234C264 250 256 262 244 266C228 264 214 254 206 238Z', stripe, {
          opacity: 0.85,
        }),
        ev && bolt(238, 249, 9, legible(accent, stripe)),
        seat === 'single'
          ? path(
              'M200 226C200 206 214 200 236 200C262 202 284 208 292 222C288 234 262 234 240 232C222 232 202 236 200 226Z',
              u.plastic,
            ) + stroke('M210 214C234 208 264 212 284 222', '#5a6575', 1.8)
          : path(
              'M118 224C118 208 134 204 160 206C200 208 230 214 256 212C276 210 288 212 294 224C288 236 262 234 236 232L140 234C126 234 118 232 118 224Z',
              u.plastic,
            ) + stroke('M128 216C180 212 240 222 286 220', '#5a6575', 1.8),
        stroke(
          seat === 'single'
            ? 'M76 220H204M84 220V232M204 220V238M84 234H200M120 236L150 268M180 236V262M112 222v10M144 222v10M174 222v10'
            : 'M70 228H140M76 228L120 250',
          STEEL,
          5,
        ),
        carrier === 'crate' &&
          rect(74, 150, 112, 68, 6, '#2f6fde') +
            stroke('M86 166h88M86 182h88M86 198h88M104 160v46M130 160v46M156 160v46', '#1d4aa0', 4),
        carrier === 'sack' &&
          path(
            'M72 216C66 190 76 164 100 160C130 152 168 156 184 168C196 184 196 204 190 218Z',
            '#c9b68c',
          ) + stroke('M90 176C120 168 160 170 182 182M120 160l6 -14l10 14', '#a08c5f', 3),
        path('M74 236L86 234L88 250L76 250Z', RED),
        aside(fork(444, 186, 492, 334, { tube: '#d5dce4', leg: INK2, width: 12, split: 0.36 })),
        steered([steeringHead, path(band(492, 334, 70, 77, 216, 318), u.paint)]),
        steered(
          basket &&
            path('M456 176H536L524 236H468Z', IRON, { fillOpacity: 0.25 }) +
              stroke(
                'M456 176H536L524 236H468ZM462 196H532M465 216H528M480 176l4 60M500 176l-2 60M518 176l-6 60',
                INK2,
                3,
              ),
        ),
        steered(
          lamp === 'round'
            ? roundLamp(482, 180, u.paint, 0.95)
            : path('M444 164L480 156L500 170L497 196L454 202Z', u.paint) +
                rect(483, 166, 15, 27, 4, LAMP),
        ),
        aside([
          stroke('M436 154C430 142 418 136 396 142', INK2, 6),
          stroke('M406 139L378 149', INK, 9),
          dial(u),
          mirror(420, 138),
        ]),
      ],
      {
        ridden: {
          wheels: pair,
          hubs: [
            [160, 334, 66, 13],
            [492, 334, 66, 13],
          ],
          head: [446, 186],
          fork: ['#d5dce4', INK2, 11],
          bars: { at: [438, 162], rise: 16, mirror: INK },
          lamp: basket
            ? undefined
            : {
                at: [486, 180],
                piece: lamp === 'round' ? FACES.round(u.paint, 22) : FACES.square(u.paint),
              },
          width: 30,
        },
        shadow: [322, 402, 236, 12],
        front: [392, 96, 208, 156],
        wheel: [60, 246, 220, 165],
      },
    );
  },
});
