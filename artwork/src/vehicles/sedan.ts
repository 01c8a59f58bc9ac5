import { defineVehicle } from '../drawing.ts';
import { choice, flag, openColour } from '../options.ts';
import { type CarShape, paintCar } from './kit/car.ts';

const SHAPE: CarShape = {
  rear: 158,
  front: 478,
  y: 354,
  r: 47,
  floor: 364,
  under: 'M110 340H530V366H110Z',
  body: 'M54 340C48 326 50 300 56 280C60 266 68 258 82 256L150 250C186 222 222 204 284 202C344 200 376 210 404 228L446 256C496 262 544 272 572 290C586 302 592 322 588 340C586 350 578 356 566 356L535 357L68 356C60 354 56 348 54 340Z',
  roof: 'M150 250C186 222 222 204 284 202C344 200 376 210 404 228L446 256L428 254L392 230C362 216 336 212 284 213C232 215 204 228 172 252Z',
  shine:
    'M82 260L150 254C240 258 360 254 446 260C496 266 540 276 566 292C500 280 420 276 330 276C220 276 130 276 60 282C62 270 70 262 82 260Z',
  house:
    'M164 256C194 230 226 214 284 212C336 211 366 216 392 231L430 257C340 262 250 262 164 256Z',
  panes:
    'M206 236C226 224 250 218 282 217L282 253L192 251C196 246 200 241 206 236ZM292 217C334 216 362 221 386 236L414 253L292 254ZM184 250L174 250C180 244 188 239 196 235Z',
  reflections: 'M236 224L262 219L238 252L210 251ZM320 218L342 219L320 253L300 253Z',
  sill: 'M166 257C250 262 340 262 430 257',
  seams:
    'M287 258C290 290 290 326 284 350M420 258C432 280 432 310 424 338M190 260C184 276 186 290 200 304M446 258C470 266 520 270 556 280M92 258C86 270 84 276 84 284',
  shade:
    'M60 316C200 322 420 322 586 314C588 330 588 342 584 348L535 357H417L66 356C58 350 56 336 60 316Z',
  crease: 'M66 290C200 280 400 282 540 290',
  cladding:
    'M212 352H424L420 366H216ZM62 344L104 346L101 358L70 358C64 356 62 350 62 344ZM532 346L586 340C586 352 578 358 566 358L535 358Z',
  handles: 'M258 272h24v5h-24ZM386 272h24v5h-24Z',
  mirror: 'M398 254C396 243 406 239 418 243L424 255C414 259 404 259 398 254Z',
  lampRear: 'M56 278L104 268C106 276 102 284 92 286L54 292Z',
  lampRearShine: 'M60 281L98 273L97 276L60 284Z',
  lampFront: 'M520 276C544 278 566 288 578 300L546 298C532 294 522 286 520 276Z',
  lampGlow: 'M530 282L566 295',
  fog: 'M556 318L588 316C589 324 588 332 586 336L560 332Z',
  spoiler: 'M78 258L64 244L128 240L150 250Z',
  stripe: 'M62 322L586 316L587 328L62 334Z',
  sunroof: 'M262 203L338 203',
  lampBars: ['M58 276L128 266', 'M538 284L580 300'],
  flap: [128, 306],
};

/** Three-box saloon with a long sloping screen. */
export const sedan = defineVehicle({
  accent: '#1aa6a6',
  options: {
    roof: openColour('#12161d'),
    wheels: choice('five', 'multi', 'aero'),
    trim: choice('chrome', 'black', 'body'),
    glass: choice('clear', 'dark'),
    lamps: choice('corner', 'bar'),
    flares: flag(false),
    spoiler: flag(false),
    sunroof: flag(false),
    stripe: openColour('#ffffff'),
    badge: flag(true),
  },
  draw({ id, accent, ...options }) {
    return paintCar(id, accent, SHAPE, options, {
      shadow: [322, 402, 282, 12],
      front: [420, 206, 196, 147],
      wheel: [60, 256, 200, 150],
    });
  },
});
