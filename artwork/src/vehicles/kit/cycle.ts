import { type Colour, GREY, INK, INK2, IRON, LAMP, STEEL } from '../../lib/colour.ts';
import { arc, type Point } from '../../lib/geometry.ts';
import { circle, ellipse, path, rect, ring, stroke } from '../../lib/shapes.ts';

export const hub = (x: number, y: number) =>
  circle(x, y, 20, '#4b5564') + circle(x, y, 14, STEEL) + circle(x, y, 6, '#e8edf2');
/** Crank, pedals and chain from the bottom bracket (x, y) to the rear hub. */
export const drive = (x: number, y: number, hx: number, hy: number) =>
  ring(x, y, 25, INK2, 5) +
  circle(x, y, 16, IRON) +
  stroke(`M${x - 20} ${y - 36}L${x + 20} ${y + 38}`, '#4b5564', 7) +
  rect(x + 6, y + 36, 32, 8, 4, INK) +
  rect(x - 36, y - 44, 30, 8, 4, INK) +
  stroke(
    `M${hx + 4} ${hy + 14}L${x} ${y + 25}M${hx + 4} ${hy - 14}L${x} ${y - 25}`,
    '#5a6575',
    2.4,
  );
export const saddle = (x: number, y: number, fill: Colour = INK) =>
  path(
    `M${x - 50} ${y}C${x - 40} ${y - 10} ${x + 10} ${y - 10} ${x + 34} ${y - 4}C${x + 44} ${y} ${x + 40} ${y + 6} ${x + 30} ${y + 6}C${x + 10} ${y + 7} ${x - 10} ${y + 8} ${x - 26} ${y + 16}C${x - 42} ${y + 18} ${x - 54} ${y + 10} ${x - 50} ${y}Z`,
    fill,
  );
export const lampAndBrake = (x: number, y: number) =>
  path(`M${x} ${y - 8}l18 -2c6 6 4 18 -2 20l-12 -2Z`, INK) + ellipse(x + 20, y, 4, 8, LAMP);
export const wireBasket = (x: number, y: number) =>
  path(`M${x} ${y}h62l-8 48h-44Z`, IRON, { fillOpacity: 0.2 }) +
  stroke(
    `M${x} ${y}h62l-8 48h-44ZM${x + 4} ${y + 16}h54M${x + 8} ${y + 32}h48M${x + 18} ${y}l4 48M${x + 32} ${y}v48M${x + 46} ${y}l-4 48`,
    INK2,
    2.6,
  );
export const rearRack = (x: number, y: number) =>
  stroke(`M${x} ${y}h92M${x + 16} ${y}l26 78M${x + 84} ${y}l-34 78`, GREY, 4.5);
export const fender = ([x, y]: Point, r: number, from: number) =>
  stroke(arc(x, y, r, from, from === 190 ? 300 : 305), INK2, 5);
