import {
  ALUMINIUM,
  type Colour,
  GREY,
  INK2,
  IRON,
  lighter,
  markOn,
  SLATE,
  STEEL,
} from '../../lib/colour.ts';
import { bolt, circle, group, path, rect, stroke, times } from '../../lib/shapes.ts';
import type { Fills } from './paint.ts';

/** Air-cooled single with a slanted finned barrel. */
export const engine = (u: Fills): string =>
  path(
    'M292 262L372 250L392 318C392 340 372 350 340 350L300 346C280 342 276 322 280 300Z',
    u.plastic,
  ) +
  group(
    'rotate(-14 372 250)',
    stroke('M339 225h56M339 243h56M340 261h54', '#8893a2', 5) +
      stroke('M339 234h56M339 252h55M341 270h53', '#6c7787', 5) +
      rect(340, 210, 54, 12, 4, '#5e6979'),
  ) +
  circle(318, 314, 27, '#9aa5b3') +
  circle(318, 314, 20, '#6c7787') +
  circle(318, 314, 8, '#b9c2cd') +
  circle(364, 318, 16, '#4b5564') +
  circle(364, 318, 10, '#717c8c');

/** Liquid-cooled block with a radiator in front. */
export const bigEngine = (u: Fills): string =>
  path(
    'M280 250L386 240L398 312C398 338 380 350 344 352L300 348C282 344 276 326 278 300Z',
    u.plastic,
  ) +
  path('M330 240L388 232L392 270L338 274Z', '#4b5564') +
  stroke('M336 250l52 -6M337 260l53 -6', '#7d8897', 3) +
  circle(316, 316, 28, STEEL) +
  circle(316, 316, 21, SLATE) +
  circle(316, 316, 9, '#b9c2cd') +
  circle(366, 314, 15, SLATE) +
  path('M398 236l18 -4l2 66l-16 4Z', IRON) +
  stroke('M402 246l12 -2M403 258l12 -2M403 270l12 -2M404 282l12 -2', GREY, 2);

/** Sealed battery with ribs and a mid motor. */
const evPack = (u: Fills, accent: Colour): string =>
  path(
    'M276 232L392 222C400 222 404 228 404 236L398 318C397 334 388 344 372 345L300 350C284 350 276 340 276 326Z',
    u.plastic,
  ) +
  stroke(
    times(5, (i) => `M288 ${252 + i * 17}L${392 - i} ${244 + i * 17}`),
    '#4a5464',
    3,
  ) +
  circle(306, 322, 25, ALUMINIUM) +
  circle(306, 322, 18, SLATE) +
  circle(306, 322, 7, '#c8d0d9') +
  bolt(352, 290, 19, lighter(accent, 0.25));

/** Removable battery box with a handle: a second electric look. */
const evBox = (u: Fills, accent: Colour): string =>
  path(
    'M284 240H390C398 240 402 246 402 254V296C402 304 398 308 390 308H284C276 308 272 304 272 296V254C272 246 276 240 284 240Z',
    u.plastic,
  ) +
  rect(284, 252, 106, 18, 5, accent) +
  bolt(298, 261, 8, markOn(accent)) +
  stroke('M318 240c0 -10 38 -10 38 0', '#4a5464', 5) +
  stroke('M286 284h102M286 296h102', '#4a5464', 3) +
  circle(310, 330, 24, ALUMINIUM) +
  circle(310, 330, 17, SLATE) +
  circle(310, 330, 7, '#c8d0d9') +
  stroke('M300 310h80l10 30h-60', INK2, 8);

export const POWER = { pack: evPack, box: evBox };

/** Two upright cylinders under one head. */
export const twinEngine = (u: Fills): string =>
  path(
    'M276 268L398 258L408 318C406 342 384 352 348 352L300 348C280 342 274 322 276 300Z',
    u.plastic,
  ) +
  path('M318 222L402 214L406 266L324 274Z', '#6c7787') +
  stroke('M322 232l82 -8M323 242l82 -8M324 252l82 -8M325 262l82 -8', ALUMINIUM, 4) +
  path('M312 208L404 200L406 216L314 224Z', STEEL) +
  circle(318, 316, 30, '#b4bdc9') +
  circle(318, 316, 21, STEEL) +
  circle(374, 316, 20, '#9aa5b3') +
  circle(374, 316, 11, SLATE);

/** A flat engine whose cylinder looks out at the side. */
export const boxer = (u: Fills): string =>
  path(
    'M276 250L398 240L408 314C406 340 384 352 348 352L300 348C280 342 274 322 276 300Z',
    u.plastic,
  ) +
  path('M292 250L384 242L388 274L296 280Z', '#4b5564') +
  path(
    'M306 284C306 274 312 270 322 269L398 264C412 264 420 272 421 284L424 318C424 330 418 336 406 337L330 340C318 340 312 334 311 324Z',
    ALUMINIUM,
  ) +
  stroke('M324 276l4 58M340 275l4 58M356 274l4 58M372 273l4 58', SLATE, 4) +
  path('M384 272L412 270C418 282 420 310 416 328L388 330Z', '#dfe5eb') +
  stroke('M394 286l12 -1M396 314l12 -1', SLATE, 4);
