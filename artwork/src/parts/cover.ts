import { definePart } from '../drawing.ts';
import { darker, STEEL } from '../lib/colour.ts';
import { bolt, gloss, path, rect, stroke } from '../lib/shapes.ts';
import { choice, flag, openColour } from '../options.ts';
import { fills, part } from './kit/paint.ts';

const COVERS = {
  bike: {
    body: 'M84 396C78 330 96 280 150 262C190 250 240 252 286 244C330 236 356 190 392 150C404 138 424 140 432 154C446 176 470 190 498 204C540 228 566 300 562 396C520 404 470 398 430 402C380 406 330 398 280 402C210 408 150 400 84 396Z',
    top: 'M392 150C404 138 424 140 432 154C446 176 470 190 498 204C450 206 420 200 404 190C390 220 360 262 300 276C250 286 190 276 150 290C130 298 116 320 108 350C100 310 110 276 150 262C190 250 240 252 286 244C330 236 356 190 392 150Z',
    folds:
      'M404 190C410 260 400 330 380 400M300 276C296 320 290 360 280 400M498 204C520 260 520 330 512 400M190 280C180 320 176 360 178 400M450 220C460 280 456 340 446 400',
  },
  scooter: {
    body: 'M104 398C92 340 100 290 128 252C160 232 230 236 282 246C310 268 340 310 376 312C400 270 402 190 424 130C434 116 462 116 474 130C500 190 540 300 540 398C460 406 380 398 300 402C230 406 160 402 104 398Z',
    top: 'M424 130C434 116 462 116 474 130C484 156 494 186 504 220C476 230 440 224 416 214C414 260 404 300 386 330C344 336 310 300 282 274C230 262 170 264 132 284C118 300 110 330 108 360C96 320 104 280 128 252C160 232 230 236 282 246C310 268 340 310 376 312C400 270 402 190 424 130Z',
    folds:
      'M416 214C420 280 410 350 396 400M282 274C280 320 276 360 270 400M504 220C516 280 520 340 516 400M190 268C180 310 178 360 180 400M460 226C470 290 470 350 462 400',
  },
  car: {
    body: 'M64 392C52 350 58 306 84 286C120 274 150 270 176 262C210 220 260 194 330 192C400 192 440 220 470 258C520 264 560 280 578 310C590 340 590 370 580 392C500 402 420 396 330 400C230 404 140 400 64 392Z',
    top: 'M176 262C210 220 260 194 330 192C400 192 440 220 470 258C520 264 560 280 578 310C520 294 470 290 450 284C420 250 380 228 330 228C270 228 226 250 196 284C150 290 110 300 76 326C70 306 76 292 84 286C120 274 150 270 176 262Z',
    folds:
      'M196 284C180 320 176 360 178 398M330 228C332 290 330 350 326 398M450 284C470 320 474 360 472 396M260 246C256 300 250 350 246 398M400 246C404 300 408 350 404 396',
  },
};

/** Rain and dust cover over a bike, scooter or car. */
export const cover = definePart({
  accent: '#475569',
  options: {
    shape: choice('bike', 'scooter', 'car'),
    second: openColour('#c9d2db'),
    strap: flag(true),
    badge: flag(true),
    hem: choice('elastic', 'tape'),
  },
  draw({ id, accent, shape, second, strap, badge, hem }) {
    const u = fills(id);
    const { body, top, folds } = COVERS[shape];
    const [from, to] = { bike: [90, 556], scooter: [110, 534], car: [72, 572] }[shape];
    return part(
      id,
      accent,
      [
        path(body, u.paint),
        second ? path(top, second, { opacity: 0.9 }) : gloss(top, 0.22),
        stroke(folds, darker(accent, 0.35), 3, { opacity: 0.5 }),
        stroke(
          `M${from} 390C230 406 400 392 ${to} 390`,
          hem === 'elastic' ? darker(accent, 0.5) : '#e9eef2',
          6,
        ),
        strap &&
          stroke('M236 262C232 300 232 350 236 396', darker(accent, 0.55), 9) +
            rect(222, 346, 28, 20, 5, STEEL),
        badge &&
          rect(282, 322, 92, 40, 8, '#fff', { opacity: 0.92 }) +
            bolt(304, 342, 13, accent) +
            rect(322, 332, 42, 6, 3, accent) +
            rect(322, 345, 28, 5, 2.5, STEEL),
      ],
      { shadow: [324, 404, 250, 12], close: [280, 200, 216, 162] },
    );
  },
});
