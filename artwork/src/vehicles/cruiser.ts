import { defineVehicle } from '../drawing.ts';
import { ALUMINIUM, AMBER, darker, INK, INK2, RED, SILVER, SLATE } from '../lib/colour.ts';
import { arc, band } from '../lib/geometry.ts';
import { badge, circle, gloss, group, path, rect, stroke } from '../lib/shapes.ts';
import { choice, colour, flag, openColour } from '../options.ts';
import { boxer, engine, POWER, twinEngine } from './kit/engines.ts';
import { FACES } from './kit/lamp-faces.ts';
import { roundLamp, roundMirror } from './kit/lamps.ts';
import { aside, type Fills, fills, steered, vehicle } from './kit/paint.ts';
import { fork, spring } from './kit/suspension.ts';
import { wheelPair } from './kit/wheels.ts';

const CRUISER_BARS = {
  high: (u: Fills) =>
    stroke('M442 166C444 140 432 124 404 122L390 128', SILVER, 6) +
    stroke('M404 122L374 132', INK, 9) +
    roundMirror(424, 128, u.metal),
  flat: (u: Fills) =>
    stroke('M446 166C440 148 424 142 398 146', SILVER, 6) +
    stroke('M404 145L374 152', INK, 9) +
    roundMirror(420, 146, u.metal),
};
const CRUISER_SEATS = {
  two: (u: Fills) =>
    path('M112 236C120 222 168 220 196 232C190 244 140 250 112 246Z', u.plastic) +
    path(
      'M190 252C190 232 206 226 226 238C250 252 280 246 300 224C312 220 318 226 316 236C296 262 230 274 190 252Z',
      u.plastic,
    ),
  solo: (_u: Fills) =>
    path(
      'M186 250C182 226 206 222 226 236C250 250 280 246 300 224C312 220 318 226 316 236C296 264 230 276 186 250Z',
      '#6b4429',
    ) + stroke('M200 240C226 256 270 258 306 232', '#a9784f', 2),
};

const ENGINES = { single: engine, twin: twinEngine, boxer };
const TANKS = {
  drop: 'M286 236C288 206 320 182 366 178C410 176 436 184 444 200C440 220 410 236 366 242C330 246 300 246 286 236Z',
  long: 'M268 246C278 208 318 172 372 166C418 164 446 178 454 198C448 222 414 240 366 246C330 250 296 252 268 246Z',
};

/** Low long cruiser with a teardrop tank. */
export const cruiser = defineVehicle({
  accent: '#1f3d36',
  options: {
    ev: flag(false),
    bars: choice('high', 'flat'),
    seat: choice('two', 'solo'),
    wheels: choice('spoke', 'alloy', 'multi'),
    chrome: flag(true),
    pinstripe: colour('#d8b65c', '#ffffff'),
    engine: choice('single', 'twin', 'boxer'),
    tank: choice('drop', 'long'),
    screen: flag(false),
    sissy: flag(false),
    bag: openColour('#6b4429'),
  },
  draw({
    id,
    accent,
    ev,
    engine: cylinders,
    tank,
    screen,
    bars,
    seat,
    wheels,
    chrome,
    pinstripe,
    sissy,
    bag,
  }) {
    const u = fills(id);
    const bright = chrome ? u.metal : u.plastic;
    const pair = wheelPair(id, [142, 326], [520, 324, 76], 74, { style: wheels, tyre: 20 });
    return vehicle(
      id,
      accent,
      [
        aside(pair),
        stroke('M266 318L142 328', '#3c4553', 10),
        !ev &&
          path(
            'M300 334C270 352 230 356 200 354L60 344C52 343 52 330 60 329L210 334C250 336 280 326 300 320Z',
            bright,
          ) +
            path('M70 344L60 344C52 343 52 330 60 329L78 330Z', SLATE) +
            stroke('M110 341L240 345', '#fff', 2, { opacity: 0.5 }),
        stroke('M436 186L394 226L280 252L262 318M420 214L392 346L300 350', '#222935', 9),
        ev ? POWER.pack(u, accent) : group('translate(4 6)', ENGINES[cylinders](u)),
        spring(214, 246, 172, 322, 14, '#d5dce4'),
        path(band(142, 326, 80, 92, 186, 322), u.paint),
        stroke(arc(142, 326, 88, 210, 300), '#fff', 2.4, { opacity: 0.4 }),
        path('M52 298L66 288L72 306L58 312Z', RED),
        sissy &&
          stroke('M150 246L126 186C124 176 130 172 140 174', SILVER, 6) +
            rect(116, 176, 18, 40, 8, u.plastic),
        CRUISER_SEATS[seat](u),
        bag &&
          path(
            'M120 262C118 252 126 248 136 248H206C216 248 220 254 218 264L208 312C206 320 200 324 192 324H144C134 324 128 320 126 310Z',
            bag,
          ) + stroke('M120 272H217M150 250v40M190 250v40', darker('#6b4429', 0.4), 3),
        path('M214 258L296 244C300 268 286 296 262 302C236 302 218 284 214 258Z', u.paint),
        circle(256, 276, 13, u.metal),
        badge(ev, 256, 276, 8, darker(accent, 0.2)),
        path(TANKS[tank], u.paint),
        gloss('M318 206C340 190 396 184 426 194C394 194 348 198 318 206Z', 0.32),
        stroke('M298 232C340 236 400 228 434 204', pinstripe, 2.4),
        rect(356, 170, 26, 9, 4, u.metal),
        aside([
          fork(436, 160, 520, 326, { tube: '#dfe5eb', leg: chrome ? ALUMINIUM : INK2, width: 13 }),
          chrome && stroke('M476 244L516 318', '#eef2f6', 3),
        ]),
        steered([
          path(band(520, 324, 81, 91, 214, 318), u.paint),
          stroke(arc(520, 324, 87, 232, 292), '#fff', 2.4, { opacity: 0.4 }),
        ]),
        steered(
          screen &&
            path('M440 160C440 116 456 92 478 84C494 108 496 136 490 166Z', '#9fb6c6', {
              opacity: 0.62,
            }) + stroke('M454 146C456 118 466 104 476 98', '#fff', 2.4, { opacity: 0.6 }),
        ),
        steered(roundLamp(477, 188, bright, 1.05)),
        aside(CRUISER_BARS[bars](u)),
        circle(452, 220, 6, AMBER),
      ],
      {
        ridden: {
          wheels: pair,
          hubs: [
            [142, 326, 74, 20],
            [520, 324, 76, 20],
          ],
          head: [438, 170],
          fork: ['#dfe5eb', chrome ? ALUMINIUM : INK2, 13],
          bars: {
            at: [440, 164],
            rise: bars === 'high' ? 40 : 16,
            back: 44,
            reach: 92,
            tube: SILVER,
            mirror: u.metal,
          },
          lamp: { at: [483, 187], piece: FACES.round(bright, 25) },
          width: 48,
        },
        shadow: [326, 402, 262, 13],
        front: [390, 90, 232, 174],
        wheel: [30, 228, 240, 180],
      },
    );
  },
});
