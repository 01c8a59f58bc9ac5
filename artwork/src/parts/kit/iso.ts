import type { Colour } from '../../lib/colour.ts';
import { num } from '../../lib/geometry.ts';
import { group, path } from '../../lib/shapes.ts';

/** Width to the right, depth to the left, height upwards. */
export type Size = readonly [width: number, depth: number, height: number];

const EAST = { x: 0.88, y: -0.42 };

/**
 * An isometric box. (cx, by) is the front-bottom corner; `round` softens its edges by so many units.
 */
export function iso(
  cx: number,
  by: number,
  [width, depth, height]: Size,
  { top, left, right }: { top: Colour; left: Colour; right: Colour },
  round = 0,
): string {
  const corner = (east: number, west: number, up = 0) =>
    `${num(cx + (east - west) * EAST.x)} ${num(by + (east + west) * EAST.y - up)}`;
  const face = (corners: string[], fill: Colour) =>
    path(`M${corners.join('L')}Z`, fill, round ? { stroke: fill, strokeWidth: round } : undefined);
  return (
    face([corner(0, 0), corner(width, 0), corner(width, 0, height), corner(0, 0, height)], right) +
    face([corner(0, 0), corner(0, depth), corner(0, depth, height), corner(0, 0, height)], left) +
    face(
      [
        corner(0, 0, height),
        corner(width, 0, height),
        corner(width, depth, height),
        corner(0, depth, height),
      ],
      top,
    )
  );
}

/** Content drawn flat, laid on the right face of a box with that front-bottom corner. */
export const onRight = (cx: number, by: number, content: string): string =>
  group(`matrix(.88 -.42 0 1 ${num(cx)} ${num(by)})`, content);

export const onLeft = (cx: number, by: number, content: string): string =>
  group(`matrix(.88 .42 0 1 ${num(cx)} ${num(by)})`, content);

export const onTop = (cx: number, by: number, content: string): string =>
  group(`matrix(.88 -.42 -.88 -.42 ${num(cx)} ${num(by)})`, content);
