import { definePart } from '../drawing.ts';
import { type Colour, darker, INK, IRON, markOn, STEEL } from '../lib/colour.ts';
import { bolt, circle, gloss, path, rect, stroke } from '../lib/shapes.ts';
import { choice, flag, openColour } from '../options.ts';
import { fills, part } from './kit/paint.ts';

interface Drape {
  /** Wheels that show below the hem: x, y, radius. */
  wheels: readonly (readonly [x: number, y: number, r: number])[];
  body: string;
  /** The upper side, which catches the light. */
  top: string;
  /** Folds, from where the cloth hangs to the hem. */
  folds: string;
  hem: string;
  strap: string;
  buckle: readonly [x: number, y: number];
  badge: readonly [x: number, y: number];
}

const DRAPES: Record<'bike' | 'scooter' | 'car', Drape> = {
  bike: {
    wheels: [
      [160, 344, 58],
      [486, 344, 58],
    ],
    body: 'M88 368C80 322 90 266 122 236C150 218 200 222 246 226C292 230 322 212 352 194C376 180 388 160 398 142C404 130 416 130 422 138C426 128 440 128 446 140C456 166 476 188 500 214C540 252 560 312 566 366C530 380 480 370 436 378C386 386 340 372 290 380C240 386 190 374 150 380C126 382 104 378 88 368Z',
    top: 'M122 236C150 218 200 222 246 226C292 230 322 212 352 194C376 180 388 160 398 142C404 130 416 130 422 138C426 128 440 128 446 140C456 166 476 188 500 214C482 222 458 210 444 188C430 168 414 172 404 192C380 228 340 250 296 258C244 264 184 254 148 266C126 280 116 306 108 338C96 300 102 262 122 236Z',
    folds:
      'M402 196C400 252 392 320 376 376M440 190C452 250 458 316 456 372M298 258C298 304 292 346 282 378M150 266C140 300 142 344 154 378M500 214C520 264 528 320 528 368M222 258C220 304 214 346 204 378',
    hem: 'M88 368C104 378 126 382 150 380C190 374 240 386 290 380C340 372 386 386 436 378C480 370 530 380 566 366',
    strap: 'M92 318C200 336 420 332 552 308',
    buckle: [224, 326],
    badge: [292, 276],
  },
  scooter: {
    wheels: [
      [170, 354, 48],
      [492, 354, 48],
    ],
    body: 'M92 372C84 320 94 262 124 238C160 222 236 220 294 230C340 240 378 236 402 196C414 174 418 156 428 140C434 128 444 130 448 138C454 128 466 130 472 142C498 188 534 270 546 370C500 382 456 372 410 380C360 386 320 374 276 380C220 386 160 376 120 380C108 380 100 377 92 372Z',
    top: 'M124 238C160 222 236 220 294 230C340 240 378 236 402 196C414 174 418 156 428 140C434 128 444 130 448 138C454 128 466 130 472 142C484 164 496 190 506 218C488 222 472 204 464 184C454 168 438 174 430 198C408 254 352 274 296 262C236 252 172 252 142 268C122 284 114 312 108 344C96 304 102 262 124 238Z',
    folds:
      'M428 202C424 262 412 324 394 376M466 190C476 252 484 316 484 372M298 262C298 304 294 346 284 378M146 266C138 300 140 344 150 378M362 268C354 308 346 346 336 376M218 254C214 302 210 346 204 378',
    hem: 'M92 372C100 377 108 380 120 380C160 376 220 386 276 380C320 374 360 386 410 380C456 372 500 382 546 370',
    strap: 'M94 322C200 340 420 336 534 312',
    buckle: [222, 330],
    badge: [252, 280],
  },
  car: {
    wheels: [
      [164, 362, 40],
      [486, 362, 40],
    ],
    body: 'M60 374C48 340 54 300 82 284C118 272 150 268 178 258C214 220 262 198 330 197C398 197 442 222 470 254C522 260 562 276 580 306C592 334 592 358 584 374C540 384 500 374 460 380C410 386 370 376 326 382C280 386 230 376 180 382C136 386 92 380 60 374Z',
    top: 'M82 284C118 272 150 268 178 258C214 220 262 198 330 197C398 197 442 222 470 254C522 260 562 276 580 306C536 290 488 288 452 282C424 250 384 232 330 232C272 232 228 250 196 282C152 288 112 298 76 326C66 306 70 292 82 284Z',
    folds:
      'M198 282C182 316 174 348 172 378M452 282C468 316 478 346 480 374M330 232C333 284 331 334 326 378M262 240C254 286 248 334 246 376M398 242C408 288 414 334 414 376M110 296C98 322 94 350 96 374M540 292C550 320 554 348 552 372',
    hem: 'M60 374C92 380 136 386 180 382C230 376 280 386 326 382C370 376 410 386 460 380C500 374 540 384 584 374',
    strap: 'M56 338C180 356 460 354 588 332',
    buckle: [236, 348],
    badge: [286, 292],
  },
};

const tyres = (wheels: Drape['wheels']): string =>
  wheels.map(([x, y, r]) => circle(x, y, r, INK) + circle(x, y, r * 0.55, IRON)).join('');

/** Printed label, pale or dark as the cloth requires. */
function label([x, y]: Drape['badge'], accent: Colour): string {
  const paper = markOn(accent) === '#fff' ? '#f7f9fb' : INK;
  const ink = paper === INK ? '#f7f9fb' : accent;
  return (
    rect(x, y, 92, 40, 8, paper) +
    bolt(x + 22, y + 20, 13, ink) +
    rect(x + 40, y + 10, 42, 6, 3, ink) +
    rect(x + 40, y + 23, 28, 5, 2.5, STEEL)
  );
}

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
    const drape = DRAPES[shape];
    const [x, y] = drape.buckle;
    return part(
      id,
      accent,
      [
        tyres(drape.wheels),
        path(drape.body, u.paint),
        second ? path(drape.top, second) : gloss(drape.top, 0.2),
        stroke(drape.folds, darker(accent, 0.45), 4.5, { opacity: 0.4 }),
        stroke(drape.folds, '#fff', 2, { opacity: 0.16, transform: 'translate(6 0)' }),
        hem === 'elastic'
          ? stroke(drape.hem, darker(accent, 0.45), 7) +
            stroke(drape.hem, darker(accent, 0.7), 7, { squareDash: '2 7' })
          : stroke(drape.hem, '#e9eef2', 6),
        strap && [
          stroke(drape.strap, darker(accent, 0.6), 9),
          rect(x - 16, y - 11, 32, 22, 6, STEEL),
          rect(x - 9, y - 5, 18, 10, 3, darker(accent, 0.6)),
        ],
        badge && label(drape.badge, accent),
      ],
      { shadow: [324, 402, 250, 12], close: [280, 170, 216, 162] },
    );
  },
});
