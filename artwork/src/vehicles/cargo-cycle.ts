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
import { choice, colour, flag, openColour } from '../options.ts';
import { drive, fender, hub, lampAndBrake, saddle } from './kit/cycle.ts';
import { aside, steered, vehicle } from './kit/paint.ts';
import { wheelPair } from './kit/wheels.ts';

const FREIGHT = {
  /** insulated box on the long tail */
  box: (colour: string) =>
    rect(58, 118, 172, 118, 10, colour) +
    path('M68 118H220C226 118 230 122 230 128V142H58V128C58 122 62 118 68 118Z', '#fff', {
      opacity: 0.25,
    }) +
    bolt(144, 188, 24, markOn(colour)),
  /** padded bench for a passenger with foot rest */
  bench: (colour: string) =>
    path('M64 222C64 212 72 208 82 208H214C224 208 230 214 228 222L224 236H68Z', colour) +
    stroke('M72 208V176C72 168 80 164 90 164H130', GREY, 6) +
    stroke('M120 372H206', GREY, 8),
  /** open crate */
  crate: (colour: string) =>
    path('M62 150H228L220 236H70Z', colour) +
    stroke('M70 170H220M72 192H218M74 214H216', darker('#a9784f', 0.35), 3),
};

/** Long-tail cargo electric cycle. */
export const cargoCycle = defineVehicle({
  accent: '#1d4ed8',
  options: {
    freight: choice('box', 'bench', 'crate'),
    freightColour: colour('#c2410c', '#1b212c'),
    frontTray: flag(true),
    battery: choice('down', 'mid'),
    wall: openColour('#c9a77a'),
    seat: openColour('#6b4429'),
    bags: openColour('#39424f'),
  },
  draw({ id, accent, freight, freightColour, frontTray, battery, wall, seat, bags }) {
    const tube = tubePaint(accent);
    const y = 330;
    const look = { style: 'spoke', tyre: 13, rim: INK2, wall } as const;
    const pair = wheelPair(id, [150, y], [500, y], 70, look);
    return vehicle(
      id,
      accent,
      [
        aside(pair),
        hub(150, y),
        stroke(`M150 ${y}L318 334M150 ${y}L82 244M150 ${y}L230 244`, darker(tube, 0.2), 8),
        stroke('M66 244H292', tube, 11),
        stroke('M318 334L284 166', tube, 11),
        stroke('M288 250L446 196', tube, 11),
        stroke('M318 334L446 206', tube, 18),
        battery === 'down'
          ? stroke('M338 312L424 228', INK, 19) + bolt(382, 270, 11, lighter(accent, 0.45))
          : rect(236, 258, 54, 62, 8, INK) + bolt(263, 289, 13, lighter(accent, 0.45)),
        FREIGHT[freight](freightColour),
        bags &&
          path('M96 250H206L200 306C198 314 192 318 184 318H118C110 318 104 314 102 306Z', bags) +
            stroke('M104 272H200', '#fff', 3, { opacity: 0.4 }),
        stroke('M284 166L278 142', ALUMINIUM, 8),
        saddle(284, 138, seat),
        stroke('M434 152L452 212', tube, 14),
        aside([
          stroke(`M450 206L500 ${y}`, INK2, 10),
          stroke('M434 152C436 130 424 120 396 126', INK2, 6),
          stroke('M406 124L380 132', INK, 10),
          stroke('M402 134L390 146', STEEL, 3),
        ]),
        drive(318, 334, 150, y),
        fender([150, y], 78, 190),
        steered(fender([500, y], 78, 215)),
        steered(
          frontTray && [
            stroke('M462 190H560M470 190L496 246M552 190L512 246', GREY, 5),
            path('M466 150H556V186H466Z', '#a9784f'),
            stroke('M466 168H556', '#7c5433', 3),
          ],
        ),
        steered(lampAndBrake(448, 178)),
        rect(54, 246, 12, 16, 4, RED),
        stroke(`M172 ${y + 8}L196 394M140 394H208`, GREY, 5),
      ],
      {
        ridden: {
          wheels: pair,
          hubs: [
            [150, y, 70, 13],
            [500, y, 70, 13],
          ],
          head: [450, 206],
          fork: [INK2, INK2, 9],
          bars: { at: [434, 150], rise: 24, back: 40, reach: 72 },
          lamp: { at: [470, 178], piece: [circle(0, 0, 10, INK), circle(0, 0, 7, LAMP)] },
          width: 22,
        },
        shadow: [322, 402, 256, 11],
        front: [372, 100, 220, 165],
        wheel: [50, 232, 220, 165],
      },
    );
  },
});
