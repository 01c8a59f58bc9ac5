import type { Colour, Stop } from './colour.ts';
import { compact, num } from './geometry.ts';

/** Attributes beside geometry, fill and stroke. Values come from the drawings, never from a request. */
export interface Attributes {
  opacity?: number;
  fillOpacity?: number;
  fillRule?: 'evenodd';
  /** Lengths of dash and gap; the dashes have round ends. */
  dash?: string;
  /** The same, with square ends. */
  squareDash?: string;
  stroke?: Colour;
  strokeWidth?: number;
  transform?: string;
}

const NAMES: Record<keyof Attributes, string> = {
  opacity: 'opacity',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  dash: 'stroke-dasharray',
  squareDash: 'stroke-linecap="butt" stroke-dasharray',
  stroke: 'stroke',
  strokeWidth: 'stroke-width',
  transform: 'transform',
};

const attributeText = (value: string | number): string =>
  typeof value === 'number' ? String(value).replace(/^0\./, '.') : value;

function extra(attributes: Attributes = {}): string {
  const names = Object.keys(NAMES) as (keyof Attributes)[];
  return names
    .map((name) => {
      const value = attributes[name];
      return value === undefined ? '' : ` ${NAMES[name]}="${attributeText(value)}"`;
    })
    .join('');
}

/** Filled path. */
export const path = (d: string, fill: string, more?: Attributes): string =>
  `<path d="${compact(d)}" fill="${fill}"${extra(more)}/>`;

/** Stroked path; the root element gives it round caps and joins. */
export const stroke = (d: string, colour: string, width: number, more?: Attributes): string =>
  `<path d="${compact(d)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${extra(more)}/>`;

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more?: Attributes,
): string => `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"${extra(more)}/>`;

/** Outline of a circle. */
export const ring = (
  cx: number,
  cy: number,
  r: number,
  colour: string,
  width: number,
  more?: Attributes,
): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${extra(more)}/>`;

/** Rectangle with corners of radius `rx`. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  more?: Attributes,
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${
    rx ? ` rx="${num(rx)}"` : ''
  } fill="${fill}"${extra(more)}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more?: Attributes,
): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${extra(more)}/>`;

/** Outline of an ellipse. */
export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: Colour,
  width: number,
  more?: Attributes,
): string => ellipse(cx, cy, rx, ry, 'none', { stroke: colour, strokeWidth: width, ...more });

export const group = (transform: string, content: string): string =>
  `<g transform="${transform}">${content}</g>`;

/** Group that `reuse` and `mirrored` copy. */
export const named = (id: string, content: string): string => `<g id="${id}">${content}</g>`;

const offset = (name: string, value: number): string => (value ? ` ${name}="${num(value)}"` : '');

/** Copy of a named group, moved. */
export const reuse = (id: string, dx = 0, dy = 0): string =>
  `<use href="#${id}"${offset('x', dx)}${offset('y', dy)}/>`;

/** Copy of a named group, transformed. */
export const reuseAt = (id: string, transform: string): string =>
  `<use href="#${id}" transform="${transform}"/>`;

/** Copy of a named group mirrored about the vertical line at `axis`. */
export const mirrored = (id: string, axis = 320): string =>
  reuseAt(id, `matrix(-1 0 0 1 ${axis * 2} 0)`);

/** White gloss on a painted surface. */
export const gloss = (d: string, opacity = 0.25): string => path(d, '#fff', { opacity });

/** The pieces drawn for 0 … count - 1, joined. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Many dots of one size as one path; points are "x y". */
export const dots = (points: readonly string[], r: number, fill: Colour): string =>
  stroke(points.map((at) => `M${at}h0`).join(''), fill, r * 2);

/** A piece of a drawing; absent pieces are skipped. */
export type Piece = string | false | undefined | readonly Piece[];

export const joined = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece ? piece.map(joined).join('') : '';

const DIRECTIONS = { down: 'x2="0" y2="1"', across: 'x2="1"', diagonal: 'x2="1" y2="1"' };
export type Direction = keyof typeof DIRECTIONS;

export const linearGradient = (
  id: string,
  stops: readonly Stop[],
  direction: Direction = 'down',
): string =>
  `<linearGradient id="${id}" x1="0" y1="0" ${DIRECTIONS[direction]}>${stops
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

/** Lightning mark; `size` is half its height. */
export const bolt = (x: number, y: number, size: number, fill: Colour): string =>
  path(
    `M${num(x + 0.1 * size)} ${num(y - size)}l${num(-0.65 * size)} ${num(1.15 * size)}h${num(0.5 * size)}l${num(-0.1 * size)} ${num(0.85 * size)}l${num(0.7 * size)} ${num(-1.2 * size)}h${num(-0.5 * size)}Z`,
    fill,
  );

/** The maker's badge on a vehicle: a bolt says that it is electric, so what burns fuel has a plain stud. */
export const badge = (
  electric: boolean,
  x: number,
  y: number,
  size: number,
  fill: Colour,
): string => (electric ? bolt(x, y, size, fill) : circle(x, y, size * 0.6, fill));
