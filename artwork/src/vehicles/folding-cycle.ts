import { defineVehicle } from '../drawing.ts';
import {
  ALUMINIUM,
  darker,
  GREY,
  INK,
  INK2,
  LAMP,
  lighter,
  markOn,
  RED,
  STEEL,
  tubePaint,
} from '../lib/colour.ts';
import { bolt, circle, path, rect, stroke } from '../lib/shapes.ts';
import { choice, flag, openColour } from '../options.ts';
import { drive, fender, hub, lampAndBrake, saddle, wireBasket } from './kit/cycle.ts';
import { aside, steered, vehicle } from './kit/paint.ts';
import { wheelPair } from './kit/wheels.ts';

/** Folding electric cycle: small wheels, hinged beam, tall posts. */
export const foldingCycle = defineVehicle({
  accent: '#d9480f',
  options: {
    beam: choice('straight', 'curve'),
    fat: flag(false),
    guards: flag(true),
    rack: flag(true),
    basket: flag(false),
    wheels: choice('spoke', 'blade', 'alloy'),
    seat: openColour('#6b4429'),
    wall: openColour('#c9a77a'),
  },
  draw({ id, accent, beam, fat, guards, rack, basket, wheels, seat, wall }) {
    const tube = tubePaint(accent);
    const y = 336;
    const tyre = fat ? 19 : 10;
    const pair = wheelPair(id, [174, y], [476, y], 62, {
      style: wheels,
      tyre,
      rim: INK2,
      wall,
      n: 3,
    });
    return vehicle(
      id,
      accent,
      [
        aside(pair),
        hub(174, y),
        stroke(`M174 ${y}L286 328M174 ${y}L250 262`, darker(tube, 0.2), 9),
        beam === 'straight'
          ? stroke('M246 268L424 232', tube, 24) +
            stroke('M246 262L420 226', lighter(accent, 0.35), 4)
          : stroke('M250 250C300 330 380 320 426 236', tube, 22) +
            stroke('M262 262C304 322 372 312 416 244', lighter(accent, 0.35), 4),
        stroke('M286 328L262 250', tube, 14),
        path(
          beam === 'straight' ? 'M322 236l22 -4l6 36l-22 4Z' : 'M326 288l24 -4l6 34l-24 4Z',
          INK2,
        ),
        circle(338, beam === 'straight' ? 270 : 316, 6, STEEL),
        beam === 'straight' && bolt(292, 258, 9, markOn(accent)),
        stroke('M266 268L238 116', ALUMINIUM, 9),
        stroke('M258 226L262 248', INK2, 15),
        saddle(238, 110, seat),
        stroke('M440 250L420 112', ALUMINIUM, 9),
        stroke('M428 236L422 206', INK2, 15),
        stroke('M424 222L444 262', tube, 15),
        aside([
          stroke(`M440 254L476 ${y}`, INK2, 9),
          stroke('M420 112C424 100 416 96 398 98', INK2, 7),
          stroke('M408 97L380 102', INK, 10),
          stroke('M400 108L388 120', STEEL, 3),
        ]),
        drive(286, 330, 174, y),
        guards && fender([174, y], 70, 190),
        steered([guards && fender([476, y], 70, 215), lampAndBrake(434, 196)]),
        rect(240, 178, 12, 14, 4, RED),
        rack && stroke(`M108 258h116M124 258L160 ${y}M200 258L178 ${y}`, GREY, 4.5),
        steered(basket && wireBasket(440, 148)),
      ],
      {
        ridden: {
          wheels: pair,
          hubs: [
            [174, y, 62, tyre],
            [476, y, 62, tyre],
          ],
          head: [436, 236],
          fork: [INK2, INK2, 9],
          bars: { at: [421, 116], rise: 12, back: 14, reach: 70 },
          lamp: { at: [456, 196], piece: [circle(0, 0, 10, INK), circle(0, 0, 7, LAMP)] },
          width: 14,
        },
        shadow: [322, 402, 220, 11],
        front: [352, 76, 220, 165],
        wheel: [80, 242, 208, 156],
      },
    );
  },
});
