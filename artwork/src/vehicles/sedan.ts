import { defineVehicle } from '../drawing.ts';
import { choice, flag, openColour } from '../options.ts';
import { type CarShape, paintCar } from './kit/car.ts';

const SHAPE: CarShape = {
  rear: 150,
  front: 490,
  y: 353,
  r: 48,
  floor: 363,
  under: 'M96 340H552V365H96Z',
  body: 'M45 340C40 322 41 302 45 288C47 276 52 270 62 267L114 260C164 226 220 206 290 204C352 203 398 222 438 254C496 257 546 265 578 283C594 293 602 314 598 336C597 349 590 356 574 356L62 356C52 355 48 350 45 340Z',
  roof: 'M114 260C164 226 220 206 290 204C352 203 398 222 438 254L420 253L396 236C366 219 334 212 290 213C232 214 186 231 140 261Z',
  shine:
    'M53 278C55 273 59 271 66 270L116 264C220 268 350 266 440 258C496 260 546 269 577 286C510 277 450 278 380 280C270 282 150 278 52 287Z',
  house:
    'M132 261C174 231 226 214 290 212C340 211 372 220 396 236L424 260C334 270 226 270 132 261Z',
  panes:
    'M296 220C336 220 362 227 382 240L403 259L296 263ZM286 220C244 222 211 232 188 252L192 261L286 263ZM178 250L185 261L154 259C161 255 170 251 178 250Z',
  reflections: 'M236 225L264 221L232 263L200 262ZM328 221L350 225L322 262L300 263Z',
  sill: 'M134 263C226 272 334 272 424 262',
  seams:
    'M291 265C293 294 292 328 286 350M412 264C424 284 428 316 424 342M186 265C182 284 190 296 204 308M442 259C482 265 530 270 562 281M94 264C90 274 87 280 85 288',
  shade:
    'M48 318C200 326 440 324 600 314C600 328 598 344 590 351L560 356H426L64 356C52 353 48 336 48 318Z',
  crease: 'M50 299C180 284 420 284 556 297',
  cladding:
    'M210 349H430L426 363H214ZM51 343L96 346L93 357L64 357C56 356 53 351 51 343ZM544 347L598 339C596 351 588 357 574 357L548 357Z',
  handles: 'M248 279h26v4h-26ZM382 279h26v4h-26Z',
  mirror: 'M400 258C396 247 408 243 422 248L427 258C418 263 408 263 400 258Z',
  lampRear: 'M46 283L122 271C122 277 118 281 110 283L45 294Z',
  lampRearShine: 'M51 285L112 275L110 278L51 288Z',
  lampFront: 'M520 277C548 279 574 287 588 299L552 296C538 293 526 287 520 277Z',
  lampGlow: 'M530 283L578 295',
  fog: 'M564 322L600 316C600 327 599 334 595 340L567 337Z',
  spoiler: 'M52 272L46 262L92 256L114 260Z',
  stripe: 'M47 322L599 314L599 325L46 333Z',
  sunroof: 'M260 207L336 208',
  lampBars: ['M50 283L134 270', 'M534 283L590 299'],
  screen: [344, 210, 432, 250],
  width: 190,
  flap: [116, 308],
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
      shadow: [322, 402, 290, 12],
      front: [420, 206, 196, 147],
      wheel: [60, 256, 200, 150],
    });
  },
});
