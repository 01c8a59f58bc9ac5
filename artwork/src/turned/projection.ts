import { num, type Point } from '../lib/geometry.ts';

/**
 * A look from ahead and a little from above, without perspective: where a unit along the vehicle, and one across it
 * to its far side, lead in the picture. Heights stay nearly what they are.
 */
export interface Eye {
  readonly along: Point;
  readonly across: Point;
}
export const STRAIGHT: Eye = { along: [0.79, 0.08], across: [0.61, -0.11] };
/** What is steered a little towards the eye. */
export const STEERED: Eye = { along: [0.56, 0.11], across: [0.8, -0.08] };
const UP = 0.98;
/** Brings a vehicle to the middle of its picture. */
const ORIGIN: Point = [8, -14];

/** Where a point of the side view stands in the picture, `z` across from the near side. */
export const place = ([x, y]: Point, z = 0): Point => [
  ORIGIN[0] + x * STRAIGHT.along[0] + z * STRAIGHT.across[0],
  ORIGIN[1] + y * UP + x * STRAIGHT.along[1] + z * STRAIGHT.across[1],
];

const matrix = (...values: number[]): string =>
  `matrix(${values.map((value) => String(Math.round(value * 100) / 100)).join(' ')})`;

/** For a drawing of the side, moved across. `pivot` stays where it is for either eye. */
export function side(z = 0, { along }: Eye = STRAIGHT, pivot: Point = [0, 0]): string {
  const [x, y] = place(pivot, z);
  return matrix(
    along[0],
    along[1],
    0,
    UP,
    x - pivot[0] * along[0],
    y - pivot[1] * UP - pivot[0] * along[1],
  );
}

/** For a drawing of the front whose (0, 0) is at a point of the side view; `lean` is how far it goes ahead for its height. */
export function front(
  at: Point,
  { z = 0, lean = 0, eye = STRAIGHT, pivot = at }: Facing = {},
): string {
  const [px, py] = place(pivot, z);
  const ahead = at[0] - pivot[0];
  const x = px + ahead * eye.along[0];
  const y = py + (at[1] - pivot[1]) * UP + ahead * eye.along[1];
  return matrix(eye.across[0], eye.across[1], lean * eye.along[0], UP + lean * eye.along[1], x, y);
}

interface Facing {
  z?: number;
  lean?: number;
  eye?: Eye;
  pivot?: Point;
}

export const text = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** The surface between a line of the side view and the same on the other side, as path data. */
export function strip(line: readonly Point[], from: number, to: number): string {
  const near = line.map((at) => text(place(at, from)));
  const far = line.map((at) => text(place(at, to))).reverse();
  return `M${[...near, ...far].join('L')}Z`;
}
