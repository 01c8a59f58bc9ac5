import { defineVehicle } from '../drawing.ts';
import {
  BEAM,
  COAL,
  darker,
  INK,
  INK2,
  IRON,
  LAMP_HOUSING,
  RED,
  SILVER,
  SLATE,
  STEEL,
} from '../lib/colour.ts';
import { band } from '../lib/geometry.ts';
import { circle, gloss, path, rect, ring, stroke } from '../lib/shapes.ts';
import { choice, colour, flag, openChoice } from '../options.ts';
import { bigEngine, boxer, POWER } from './kit/engines.ts';
import { FACES } from './kit/lamp-faces.ts';
import { mirror, roundLamp } from './kit/lamps.ts';
import { aside, type Fills, fills, steered, vehicle } from './kit/paint.ts';
import { fork, spring } from './kit/suspension.ts';
import { wheelPair } from './kit/wheels.ts';

const PANNIERS = {
  metal: (u: Fills) =>
    path(
      'M92 216H196C202 216 206 220 206 226V290C206 296 202 300 196 300H110C102 300 98 296 96 288L86 226C86 220 88 216 92 216Z',
      u.metal,
    ) +
    stroke('M92 236H204M110 250v36M150 250v36M188 250v36', '#6c7787', 3) +
    rect(138, 226, 24, 12, 3, IRON),
  soft: () =>
    path(
      'M96 222C110 212 180 212 198 222C208 244 206 280 194 296C164 304 126 304 108 296C94 276 90 244 96 222Z',
      '#4b4a3a',
    ) + stroke('M94 240C130 248 170 248 204 240M122 218V300M176 218V300', '#2e2d22', 4),
};
const SCREENS = {
  tall: 'M440 156C446 112 462 92 482 86C496 112 498 140 492 168Z',
  low: 'M446 160C452 136 466 124 482 122C494 138 496 152 490 168Z',
};

const LAMPS = {
  beak: (u: Fills, second: string) =>
    path('M440 168L480 150C500 156 512 172 514 190L488 208L450 206Z', u.paint) +
    path('M484 196L566 214L572 224C546 222 508 222 478 216Z', u.paint) +
    path('M494 206L560 220C536 219 510 218 488 214Z', second) +
    path('M482 166L510 180L500 198L478 190Z', LAMP_HOUSING) +
    stroke('M488 174L502 182L496 191', BEAM, 4),
  /** a round lamp, and a mudguard close to the wheel */
  round: (u: Fills) => roundLamp(486, 188, u.plastic, 1.12),
  /** tall and narrow rally front */
  tower: (u: Fills, second: string) =>
    path('M440 178L470 116L496 118L518 186L492 222L456 214Z', u.paint) +
    path('M478 130L494 132L508 180L490 204Z', LAMP_HOUSING) +
    stroke('M489 150h0M493 176h0', '#dff3ff', 13) +
    path('M490 212L560 222L566 232C540 232 510 232 484 228Z', second),
};

/** Tall off-road tourer: beak, long travel, knobbly tyres, hand guards. */
export const adventure = defineVehicle({
  accent: '#d97706',
  options: {
    ev: flag(false),
    panniers: openChoice('metal', 'soft'),
    screen: choice('tall', 'low'),
    wheels: choice('spoke', 'alloy'),
    second: colour('#12161d', '#c8102e'),
    guards: flag(true),
    crash: flag(true),
    rack: flag(true),
    rally: flag(false),
    lamp: choice('beak', 'round', 'tower'),
    engine: choice('upright', 'boxer'),
    frame: flag(false),
  },
  draw({
    id,
    accent,
    ev,
    panniers,
    screen,
    wheels,
    second,
    guards,
    crash,
    rack,
    rally,
    lamp,
    engine: cylinders,
    frame,
  }) {
    const u = fills(id);
    const knobs = (cx: number, cy: number, r: number) =>
      ring(cx, cy, r, INK, 7, { squareDash: '8 5' });
    const tread = [knobs(142, 324, 74), knobs(510, 318, 80)];
    const pair = wheelPair(id, [142, 324], [510, 318, 80], 74, {
      style: wheels,
      tyre: 16,
      rim: second,
    });
    return vehicle(
      id,
      accent,
      [
        aside([tread, pair]),
        path('M144 316C190 292 240 280 284 282L288 308C240 306 196 326 150 336Z', IRON),
        circle(142, 324, 12, STEEL),
        circle(142, 324, 6, INK),
        spring(258, 214, 238, 290, 15, '#e2b33c'),
        ev ? POWER.pack(u, accent) : cylinders === 'boxer' ? boxer(u) : bigEngine(u),
        path('M286 338L398 326L406 344L380 356L306 358Z', '#9aa5b3'),
        stroke('M310 344l76 -9', SLATE, 3),
        !ev &&
          stroke('M392 258C412 290 404 318 372 330', '#c3ccd6', 9) +
            path('M262 264L132 224C120 222 116 246 128 250L254 290Z', u.plastic) +
            path('M236 262L150 236L148 246L232 274Z', SILVER),
        stroke('M430 196L392 246L286 258L262 300', second === COAL ? IRON : second, 10),
        crash && stroke('M388 214C430 226 442 262 420 296L392 320M404 222L424 292', SILVER, 5.5),
        path('M128 178C168 182 214 196 256 216L264 240C210 232 160 210 124 190Z', u.paint),
        path('M116 176L130 178L128 192L114 188Z', RED),
        stroke('M136 194L104 244', INK2, 5),
        rack && stroke('M100 174L184 176M108 174L150 192M170 176L188 196', STEEL, 5),
        panniers && PANNIERS[panniers](u),
        rally
          ? path('M140 176C190 168 260 180 316 184L320 204C260 206 190 202 140 186Z', u.plastic)
          : path(
              'M136 176C156 164 196 166 214 178C232 196 262 202 290 198C304 196 312 196 320 202L312 220C256 222 188 202 138 186Z',
              u.plastic,
            ),
        aside(fork(444, 160, 510, 318, { tube: '#c9a24a', width: 14, split: 0.62 })),
        path(
          'M298 208C296 176 326 146 372 142C412 140 440 152 456 176L478 216L452 236L412 214C378 222 328 224 298 208Z',
          u.paint,
        ),
        path('M402 190L456 178L478 216L452 236L412 214Z', second),
        gloss('M324 176C340 154 392 148 424 162C392 160 350 168 324 176Z', 0.35),
        path('M310 200L396 184L406 196L330 212Z', second),
        path('M232 218L304 216L284 254L250 250Z', darker(accent, 0.45)),
        rect(366, 136, 22, 8, 4, SLATE),
        path(SCREENS[screen], '#9fb6c6', { opacity: 0.6 }),
        stroke(
          screen === 'tall'
            ? 'M456 146C462 116 470 104 480 98'
            : 'M458 154C462 140 470 132 480 130',
          '#fff',
          2.4,
          { opacity: 0.6 },
        ),
        LAMPS[lamp](u, second),
        steered(lamp === 'round' && path(band(510, 318, 88, 96, 216, 296), u.paint)),
        // Tubes around tank and lamp, which carry bags and cans.
        frame &&
          stroke(
            'M330 214C336 168 372 150 420 152L458 140C486 138 494 166 476 196L420 224',
            IRON,
            7,
          ) + stroke('M392 152L402 220', IRON, 5),
        aside([
          stroke('M446 160C440 140 426 134 402 138', INK2, 6),
          stroke('M408 138L382 142', INK, 8),
          guards &&
            path(
              'M372 134C388 122 420 122 436 132L432 142C416 134 396 134 380 148Z',
              second === COAL ? u.plastic : second,
            ),
          mirror(428, 132),
        ]),
      ],
      {
        ridden: {
          wheels: [
            [tread[0], pair[0]],
            [tread[1], pair[1]],
          ],
          hubs: [
            [142, 324, 74, 18],
            [510, 318, 80, 18],
          ],
          head: [446, 172],
          fork: ['#c9a24a', INK2, 14],
          bars: {
            at: [444, 158],
            rise: 22,
            reach: 94,
            mirror: INK,
            guard: guards ? (second === COAL ? u.plastic : second) : undefined,
          },
          nose: {
            at: lamp === 'tower' ? [504, 168] : [500, 184],
            piece: {
              beak: FACES.slit,
              round: (shell: string) => FACES.round(shell, 26),
              tower: FACES.twin,
            }[lamp](lamp === 'round' ? u.plastic : u.paint),
          },
          width: 48,
        },
        shadow: [326, 402, 258, 13],
        front: [392, 80, 208, 156],
        wheel: [30, 228, 240, 180],
      },
    );
  },
});
