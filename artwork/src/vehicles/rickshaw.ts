import { defineVehicle } from '../drawing.ts';
import { AMBER, COAL, darker, GREY, INK, INK2, LAMP, RED, VOLT } from '../lib/colour.ts';
import { bolt, circle, ellipse, gloss, path, rect, stroke, times } from '../lib/shapes.ts';
import { choice, colour, flag, openColour } from '../options.ts';
import { type Fills, fills, vehicle } from './kit/paint.ts';
import { arch, type WheelLook, wheelPair } from './kit/wheels.ts';

const STEEL_WHEEL: WheelLook = { style: 'steel', tyre: 17, disc: false };

function rickshawCabin(u: Fills, _accent: string, roof: string) {
  return [
    path('M108 140L372 120L372 262L108 262Z', '#c7d3dc', { opacity: 0.55 }),
    path('M206 262H330V326H206Z', COAL, { opacity: 0.55 }),
    path('M126 196L190 190L190 262L126 262Z', INK2),
    path(
      'M186 262L270 258C280 260 282 284 272 288L188 292ZM300 268L352 264C360 268 360 286 352 288L300 290Z',
      '#3c4654',
    ),
    stroke('M318 140L318 318', '#4d5766', 6),
    path('M296 216C308 212 316 224 316 268L300 268Z', INK2),
    path(
      'M84 250C84 238 94 232 106 232L196 232L206 274C214 290 236 296 254 296L330 296L330 332L232 332C230 296 202 276 168 276C134 276 108 296 104 330C90 326 84 316 84 304Z',
      u.paint,
    ),
    stroke('M96 256L196 254', '#fff', 3, { opacity: 0.4 }),
    path('M330 296L372 296L398 190L420 140L432 160V338L330 338Z', u.paint),
    path(
      'M92 150C96 116 130 104 200 100C280 96 370 98 408 112C424 120 436 138 440 156L420 158C412 142 396 136 372 134L130 146L112 152L110 236L86 236Z',
      roof,
    ),
    stroke('M120 124C180 110 330 106 400 122', '#fff', 3, { opacity: 0.22 }),
  ];
}
const LOADS = {
  /** closed box */
  box: (u: Fills, accent: string) => [
    path('M84 164C84 156 90 150 98 150L316 150C324 150 330 156 330 164L330 322L84 322Z', u.paint),
    stroke(
      times(6, (i) => `M${116 + i * 38} 162V268`),
      darker(accent, 0.18),
      2,
    ),
  ],
  /** open tray with slatted sides */
  tray: (u: Fills, accent: string) => [
    path('M84 236H326V322H84Z', u.paint),
    stroke('M92 254H318M92 274H318M92 296H318', darker(accent, 0.3), 3),
    stroke('M88 236V214H322V236M146 214V236M204 214V236M262 214V236', GREY, 6),
  ],
  /** tray with a canvas cover */
  canvas: (u: Fills, accent: string) => [
    path('M84 256H326V322H84Z', u.paint),
    path('M88 258V186C88 164 104 152 128 150H290C312 152 326 164 326 186V258Z', '#b9a57c'),
    stroke('M128 152V256M176 150V256M224 150V256M272 150V256', '#98855d', 3),
    stroke('M88 256H326', darker(accent, 0.3), 4),
  ],
};

/** Three-wheeled auto rickshaw; cargo turns it into a goods carrier. */
export const rickshaw = defineVehicle({
  accent: '#f2b705',
  options: {
    roof: colour('#1d2430', '#f2b705'),
    cargo: flag(false),
    load: choice('box', 'tray', 'canvas'),
    stripe: openColour('#ffffff'),
    meter: flag(true),
  },
  draw({ id, accent, roof, cargo, load, stripe, meter }) {
    const u = fills(id);
    return vehicle(
      id,
      accent,
      [
        !cargo && circle(168, 340, 62, COAL),
        rect(110, 318, 340, 20, 8, INK2),
        cargo
          ? [
              path('M322 150L420 140L398 300L322 320Z', '#2a323e'),
              LOADS[load](u, accent),
              arch(168, 344, 64, 336),
            ]
          : rickshawCabin(u, accent, roof),
        wheelPair(id, [168, 350], [474, 350], 52, STEEL_WHEEL),
        path(
          'M330 296L372 296L398 190L420 140L452 190C480 214 504 244 516 276C526 290 526 306 516 312C500 298 480 296 466 298C440 302 424 318 420 338L330 338Z',
          u.paint,
        ),
        stripe &&
          path(
            'M334 302H372L384 252L470 232L496 252L400 274L388 322H334ZM90 262H198L204 276H90Z',
            stripe,
          ),
        path(
          'M404 196L424 150L448 194C452 204 448 210 440 210L410 210C404 210 402 204 404 196Z',
          u.glass,
        ),
        stroke('M416 204L434 170', '#fff', 4, { opacity: 0.6 }),
        cargo && path('M348 228L390 226L378 288L348 290Z', u.glass),
        gloss('M452 194C480 216 502 246 512 272C490 252 468 236 446 228Z', 0.28),
        cargo &&
          path(
            'M318 150L330 132C356 118 396 118 424 136L432 152L414 152C390 142 352 142 336 152Z',
            roof,
          ),
        path(
          'M428 342C428 312 450 294 478 294C506 296 526 318 528 346C514 326 494 314 476 314C456 316 440 326 428 342Z',
          INK2,
        ),
        ellipse(505, 262, 10, 15, u.metal),
        ellipse(507, 262, 7, 11, LAMP),
        circle(522, 300, 5, AMBER),
        rect(84, 262, 9, 26, 4, RED),
        stroke('M446 206L460 196', INK, 4),
        ellipse(466, 190, 7, 11, INK),
        stroke('M396 250L420 232L428 238', INK, 5),
        meter && !cargo && rect(384, 226, 16, 20, 3, VOLT),
        bolt(
          cargo ? 208 : 148,
          cargo ? (load === 'box' ? 216 : 290) : 254,
          cargo ? 20 : 13,
          cargo ? '#fff' : darker(accent, 0.55),
        ),
      ],
      { shadow: [318, 404, 250, 12], front: [360, 110, 216, 162], wheel: [392, 262, 176, 132] },
    );
  },
});
