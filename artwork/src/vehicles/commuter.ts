import { defineVehicle } from '../drawing.ts';
import { ALUMINIUM, AMBER, darker, GREY, INK, INK2, IRON, STEEL } from '../lib/colour.ts';
import { band } from '../lib/geometry.ts';
import { circle, gloss, path, rect, stroke } from '../lib/shapes.ts';
import { choice, flag, openChoice, openColour } from '../options.ts';
import {
  COMMUTER_SEATS,
  COMMUTER_SIDES,
  COMMUTER_TAILS,
  COMMUTER_TANKS,
  TANK_STRIPES,
  tailStripe,
} from './kit/commuter-bodies.ts';
import {
  COMMUTER_BARS,
  COMMUTER_FACES,
  COMMUTER_FAIRINGS,
  COMMUTER_LAMPS,
} from './kit/commuter-fronts.ts';
import { engine, POWER } from './kit/engines.ts';
import { FACES } from './kit/lamp-faces.ts';
import { aside, fills, steered, vehicle } from './kit/paint.ts';
import { fork, spring } from './kit/suspension.ts';
import { wheelPair } from './kit/wheels.ts';

const TYRES = { slim: 14, wide: 21, thin: 11 };
/** Brakes in the hubs, in place of the discs. */
const drumOf = (x: number): string =>
  circle(x, 322, 25, '#8893a2') + circle(x, 322, 19, '#5e6979') + circle(x, 322, 7, INK2);
const commuterExhaust = (skin: string) =>
  path(
    'M338 338C330 356 306 358 280 356L176 350L104 338C96 336 96 322 106 321L188 332L290 340L320 330Z',
    skin,
  ) +
  path('M176 350L104 338C96 336 96 322 106 321L188 331Z', INK2) +
  stroke('M122 332L170 340', '#7d8897', 2);

/** Everyday 100–125 cc motorcycle or its electric counterpart. */
export const commuter = defineVehicle({
  accent: '#c8102e',
  options: {
    ev: flag(false),
    power: choice('pack', 'box'),
    tank: choice('round', 'sharp', 'slim', 'box', 'muscle', 'wing', 'block', 'drop'),
    seat: choice('flat', 'stepped', 'long', 'split', 'bench', 'rise'),
    side: choice('round', 'wedge', 'box', 'fin'),
    lamp: choice('fly', 'round', 'cowl', 'led', 'square', 'dome', 'mask', 'bikini', 'visor'),
    wheels: choice('alloy', 'multi', 'spoke', 'blade'),
    drum: flag(false),
    exhaust: choice('chrome', 'black'),
    tyres: choice('slim', 'wide', 'thin'),
    stripe: openColour('#ffffff'),
    graphic: choice('band', 'line', 'flash', 'twin', 'swoosh'),
    rack: flag(false),
    crash: flag(false),
    trim: openColour('#12161d'),
    second: openColour('#12161d'),
    seatColour: openColour('#6b4429'),
    tail: choice('rail', 'sport', 'long', 'kick'),
    fairing: openChoice('quarter', 'shield', 'screen'),
    bars: choice('mid', 'high', 'low'),
    rim: openColour('#d7a73c'),
  },
  draw({
    id,
    accent,
    ev,
    power,
    tank,
    seat,
    side,
    lamp,
    wheels: wheelStyle,
    drum,
    exhaust,
    tyres,
    stripe,
    graphic,
    rack,
    crash,
    trim,
    second,
    seatColour,
    tail,
    fairing,
    bars,
    rim,
  }) {
    const u = fills(id);
    const panel = second ?? u.paint;
    const shape = COMMUTER_TANKS[tank];
    const fender = trim ?? u.paint;
    const wheels = wheelPair(id, [150, 322], [494, 322], 78, {
      style: wheelStyle,
      tyre: TYRES[tyres],
      rim,
      disc: !drum,
    });
    const drums = drum ? [drumOf(150), drumOf(494)] : [];
    return vehicle(
      id,
      accent,
      [
        stroke('M268 306L150 324', '#4d5766', 9),
        aside(wheels),
        aside(drums),
        spring(232, 222, 186, 312, 13, ev ? accent : '#c0392b'),
        !ev && commuterExhaust(exhaust === 'chrome' ? u.metal : u.plastic),
        stroke('M436 176L404 214L300 236L262 300M420 206L392 330L330 348', '#2a313d', 9),
        ev ? POWER[power](u, accent) : engine(u),
        crash && stroke('M410 236C444 250 440 300 412 318L380 322', ALUMINIUM, 6),
        path(
          'M160 322C196 306 236 298 270 296C282 296 284 310 274 314C240 316 200 328 164 334Z',
          IRON,
        ),
        path(band(150, 322, 84, 91, 205, 300), INK2),
        COMMUTER_TAILS[tail](panel),
        path(COMMUTER_SIDES[side], panel),
        gloss('M240 226L292 224C288 244 280 258 266 264C252 262 242 252 240 240Z', 0.14),
        path(COMMUTER_SEATS[seat], seatColour ?? u.plastic),
        stroke('M140 196C180 188 230 200 306 200', '#5a6575', 1.6),
        rack && stroke('M92 186L184 182M94 186L116 208M140 186L148 204', STEEL, 5),
        !rack && tail === 'rail' && stroke('M118 198C116 180 128 174 150 176L176 178', STEEL, 5),
        aside(fork(434, 160, 494, 322, { width: 13 }) + stroke('M466 242L492 312', GREY, 3)),
        steered(path(band(494, 322, 84, 90, 215, 308), fender)),
        path(shape.body, u.paint),
        gloss(shape.shine, 0.35),
        path('M318 206L420 198C414 208 404 214 392 216L326 218Z', darker(accent, 0.45)),
        rect(364, 150, 24, 8, 4, ALUMINIUM),
        stripe && TANK_STRIPES[graphic](stripe) + tailStripe(tail, stripe),
        steered(COMMUTER_LAMPS[lamp](u)),
        fairing === 'shield'
          ? COMMUTER_FAIRINGS.shield(u, panel)
          : steered(fairing && COMMUTER_FAIRINGS[fairing](u, panel)),
        aside(COMMUTER_BARS[bars](u)),
        stroke(fairing ? 'M132 232h0' : 'M452 214h0M132 232h0', AMBER, 11),
      ],
      {
        ridden: {
          wheels: [
            [wheels[0], drums[0]],
            [wheels[1], drums[1]],
          ],
          hubs: [
            [150, 322, 78, TYRES[tyres]],
            [494, 322, 78, TYRES[tyres]],
          ],
          head: [436, 170],
          fork: ['#d5dce4', INK2, 12],
          bars: {
            at: [434, 162],
            rise: { mid: 16, high: 32, low: 4 }[bars],
            mirror: bars === 'low' ? u.metal : INK,
          },
          lamp:
            fairing === 'quarter'
              ? { at: [494, 188], piece: FACES.slit(panel) }
              : COMMUTER_FACES[lamp](u.paint),
        },
      },
    );
  },
});
