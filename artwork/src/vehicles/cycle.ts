import { defineVehicle } from '../drawing.ts';
import {
  ALUMINIUM,
  darker,
  INK,
  INK2,
  LAMP,
  lighter,
  RED,
  STEEL,
  tubePaint,
} from '../lib/colour.ts';
import { bolt, circle, rect, stroke } from '../lib/shapes.ts';
import { choice, flag, openChoice, openColour, openFlag } from '../options.ts';
import { drive, fender, hub, lampAndBrake, rearRack, saddle, wireBasket } from './kit/cycle.ts';
import { aside, steered, vehicle } from './kit/paint.ts';
import { wheelPair } from './kit/wheels.ts';

const FRAMES = {
  diamond: (tube: string) =>
    stroke('M158 312L286 318M158 312L254 192', darker(tube, 0.15), 8) +
    stroke('M286 318L240 150', tube, 10) +
    stroke('M252 186L422 176', tube, 11) +
    stroke('M286 318L424 190', tube, 16) +
    stroke('M304 302L404 208', INK, 19) +
    stroke('M310 292L398 209', '#414b5a', 5) +
    bolt(356, 252, 11, lighter(tube, 0.45)),
  step: (tube: string) =>
    stroke('M158 312L286 318M158 312L252 210', darker(tube, 0.15), 8) +
    stroke('M286 318L240 150', tube, 10) +
    stroke('M286 318C320 300 396 250 424 178', tube, 17) +
    stroke('M270 262C320 262 380 230 416 186', tube, 8) +
    rect(170, 168, 92, 22, 8, INK) +
    stroke('M180 176h60', '#414b5a', 4) +
    bolt(216, 179, 8, lighter(tube, 0.45)),
  mtb: (tube: string) =>
    stroke('M158 312L286 318M158 312L262 214', darker(tube, 0.15), 10) +
    stroke('M286 318L250 162', tube, 11) +
    stroke('M262 212C320 200 380 176 426 172', tube, 14) +
    stroke('M286 318L424 192', tube, 22) +
    stroke('M310 292L398 212', darker(tube, 0.5), 10) +
    bolt(352, 254, 10, lighter(tube, 0.5)),
};
const CYCLE_BARS = {
  city: () =>
    stroke('M412 146C408 128 424 120 446 122', INK2, 7) +
    stroke('M446 122L470 128', INK, 10) +
    stroke('M452 130L462 146', STEEL, 3),
  flat: () =>
    stroke('M414 150L408 132L430 128', INK2, 8) +
    stroke('M424 130L450 126', INK, 10) +
    stroke('M436 134L452 144', STEEL, 3),
  sweep: () =>
    stroke('M414 148C416 126 404 116 376 122', INK2, 6) +
    stroke('M388 120L362 128', INK, 10) +
    stroke('M384 130L372 142', STEEL, 3),
};

const USUAL_BARS = { diamond: 'city', step: 'sweep', mtb: 'flat' } as const;

/** Full-size electric cycle. frame: diamond, step-through or mtb. */
export const cycle = defineVehicle({
  accent: '#0b7a55',
  options: {
    frame: choice('diamond', 'step', 'mtb'),
    bars: openChoice('city', 'flat', 'sweep'),
    fat: openFlag(),
    guards: openFlag(),
    rack: flag(false),
    basket: flag(false),
    seat: openColour('#6b4429'),
    rim: openColour('#c8102e'),
    wall: openColour('#c9a77a'),
  },
  draw({ id, accent, frame, bars, fat, guards, rack, basket, seat, rim, wall }) {
    const tube = tubePaint(accent);
    const mtb = frame === 'mtb';
    const wide = fat ?? mtb;
    const tyre = wide ? 17 : 8;
    const pair = wheelPair(id, [158, 312], [484, 312], 88, { style: 'spoke', tyre, rim, wall });
    const used = bars ?? USUAL_BARS[frame];
    return vehicle(
      id,
      accent,
      [
        aside(pair),
        hub(158, 312),
        FRAMES[frame](tube),
        stroke('M414 148L432 200', tube, 14),
        aside(
          mtb
            ? stroke('M432 198L458 262', '#d5dce4', 9) + stroke('M456 250L484 312', INK2, 13)
            : stroke('M432 200L452 244', INK2, 12) + stroke('M448 236L484 312', INK2, 8),
        ),
        stroke(mtb ? 'M250 162L246 134' : 'M240 150L234 130', ALUMINIUM, 7),
        saddle(mtb ? 246 : 236, 126, seat),
        aside(CYCLE_BARS[used]()),
        drive(286, 318, 158, 312),
        (guards ?? !mtb) && fender([158, 312], 96, 190),
        steered([(guards ?? !mtb) && fender([484, 312], 96, 215), lampAndBrake(428, 164)]),
        rect(226, frame === 'step' ? 142 : 160, 13, 13, 4, RED),
        rack && rearRack(108, 206),
        steered(basket && wireBasket(434, 124)),
      ],
      {
        ridden: {
          wheels: pair,
          hubs: [
            [158, 312, 88, tyre],
            [484, 312, 88, tyre],
          ],
          head: [426, 180],
          fork: mtb ? ['#d5dce4', INK2, 11] : [INK2, INK2, 8],
          bars: {
            at: [416, 150],
            rise: { city: 26, flat: 18, sweep: 28 }[used],
            back: { city: -4, flat: 4, sweep: 44 }[used],
            reach: mtb ? 82 : 70,
          },
          lamp: { at: [450, 164], piece: [circle(0, 0, 10, INK), circle(0, 0, 7, LAMP)] },
          width: 14,
        },
        shadow: [322, 402, 240, 11],
        front: [360, 96, 220, 165],
        wheel: [50, 222, 240, 180],
      },
    );
  },
});
