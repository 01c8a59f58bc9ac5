/** `[x, y]` in the units of the drawing; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** One decimal everywhere keeps the files small. */
export const round1 = (value: number): number => Math.round(value * 10) / 10;

/** A number as SVG text: one decimal, no leading zero. */
export const num = (value: number): string => String(round1(value)).replace(/^(-?)0\./, '$1.');

/** Path data with every number rounded to one decimal. */
export const compact = (d: string): string =>
  d.replace(/-?\d*\.\d+/g, (number) => num(Number(number)));

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The text "x y" of the point at `degrees` on a circle; 0 is to the right, 90 below. */
export const point = (cx: number, cy: number, r: number, degrees: number): string =>
  `${round1(cx + r * Math.cos(radians(degrees)))} ${round1(cy + r * Math.sin(radians(degrees)))}`;

/** Path data of a circular arc between two angles. */
export const arc = (cx: number, cy: number, r: number, from: number, to: number): string =>
  `M${point(cx, cy, r, from)}A${r} ${r} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${
    to > from ? 1 : 0
  } ${point(cx, cy, r, to)}`;

/** Path data of the closed shape between two radii: a mudguard. */
export const band = (
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string =>
  `${arc(cx, cy, outer, from, to)}L${point(cx, cy, inner, to)}A${inner} ${inner} 0 0 0 ${point(
    cx,
    cy,
    inner,
    from,
  )}Z`;

/** `count` points, as "x y", spread evenly on a circle. */
export const around = (count: number, cx: number, cy: number, r: number, from = 0): string[] =>
  Array.from({ length: count }, (_, k) => point(cx, cy, r, from + (360 / count) * k));

/** Path data of a circle, for cutting holes with the even-odd rule. */
export const hole = (cx: number, cy: number, r: number): string =>
  `M${round1(cx - r)} ${round1(cy)}a${r} ${r} 0 1 0 ${round1(r * 2)} 0a${r} ${r} 0 1 0 ${round1(-r * 2)} 0Z`;

/** The value `share` (0 to 1) of the way from `a` to `b`. */
export const between = (a: number, b: number, share: number): number => a + (b - a) * share;
