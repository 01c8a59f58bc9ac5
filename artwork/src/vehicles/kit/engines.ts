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
