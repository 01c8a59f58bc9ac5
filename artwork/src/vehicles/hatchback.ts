import { defineVehicle } from '../drawing.ts';
import { choice, flag, openChoice, openColour } from '../options.ts';
import { type CarShape, paintCar } from './kit/car.ts';

const SHAPE: CarShape = {
  rear: 168,
  front: 468,
  y: 352,
  r: 49,
  floor: 362,
  under: 'M120 340H516V364H120Z',
  body: 'M84 340C78 316 80 290 84 270L104 214C112 194 126 186 148 184C230 176 310 178 350 190C380 202 410 226 436 252C484 258 526 268 548 286C560 300 566 322 562 342C560 350 554 354 544 354L526 355L96 354C88 352 85 348 84 340Z',
  roof: 'M104 214C112 194 126 186 148 184C230 176 310 178 350 190C380 202 410 226 436 252L418 251C394 228 370 210 344 201C300 190 220 189 150 196C134 198 126 204 122 214Z',
  shine:
    'M90 266C200 262 330 262 436 258C484 264 526 274 548 292C500 278 440 276 380 276C280 276 180 276 86 286C86 278 88 272 90 266Z',
  house:
    'M110 254L124 212C127 203 134 198 150 196C220 189 300 190 344 201C370 210 396 228 420 254C320 262 210 262 110 254Z',
  panes:
    'M138 250L148 214C150 207 156 204 166 203C196 200 224 199 252 199L256 254C216 254 176 253 138 250ZM264 199C302 200 326 203 342 209C364 218 386 234 404 251C360 254 310 255 268 255ZM130 249L120 249L132 214C134 209 138 207 142 206Z',
  reflections: 'M196 201L224 199L198 253L166 252ZM308 202L330 206L302 254L282 255Z',
  sill: 'M112 256C210 263 320 263 418 255',
  seams:
    'M260 258C264 290 264 322 256 346M410 258C424 280 424 308 414 334M136 258C140 282 150 296 168 300M436 254C466 262 510 266 534 276M92 250L88 296',
  shade:
    'M84 314C200 320 400 320 560 312C564 328 564 344 558 350L526 355H410L92 354C86 344 84 330 84 314Z',
  crease: 'M96 290C200 280 380 280 520 288',
  cladding:
    'M224 350H412L408 364H228ZM84 338L114 342L110 356L98 356C88 354 84 348 84 338ZM522 344L562 336C562 348 556 356 544 356L526 356Z',
  handles: 'M228 274h24v5h-24ZM376 274h24v5h-24Z',
  mirror: 'M388 250C386 238 396 234 410 238L416 251C406 256 394 256 388 250Z',
  lampRear: 'M94 246L116 242C120 262 112 276 86 282C86 268 90 254 94 246Z',
  lampRearShine: 'M98 250L112 247C112 256 110 262 104 268Z',
  lampFront: 'M496 270C520 272 542 282 552 296L520 294C506 290 498 282 496 270Z',
  lampGlow: 'M506 276L540 290',
  fog: 'M532 316L564 314C565 322 564 330 562 334L536 330Z',
  spoiler: 'M97 214L88 196C92 189 102 184 118 182L160 179L134 194L112 206Z',
  stripe: 'M86 306L560 300L561 312L86 318Z',
  sunroof: 'M230 180L312 182',
  rails: 'M160 182L168 172H330L344 186',
  lampBars: ['M90 262L112 256', 'M514 278L554 292'],
  flap: [132, 310],
};

/** Short two-box city car with an upright tail. */
export const hatchback = defineVehicle({
  accent: '#e8a317',
  options: {
    roof: openColour('#ffffff'),
    wheels: choice('five', 'multi', 'aero'),
    trim: choice('chrome', 'black', 'body'),
    glass: choice('clear', 'dark'),
    lamps: choice('corner', 'bar'),
    flares: flag(false),
    spoiler: flag(false),
    sunroof: flag(false),
    stripe: openColour('#ffffff'),
    rails: openChoice('silver', 'black'),
    badge: flag(true),
  },
  draw({ id, accent, ...options }) {
    return paintCar(id, accent, SHAPE, options, {
      shadow: [324, 400, 256, 12],
      front: [398, 200, 196, 147],
      wheel: [70, 256, 200, 150],
    });
  },
});
