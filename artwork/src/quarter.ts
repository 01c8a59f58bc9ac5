import type { Colour } from './lib/colour.ts';
import { num } from './lib/geometry.ts';
import { group, named, path } from './lib/shapes.ts';

/** A line of the outline that one sees as a surface from ahead, such as a windscreen. */
type Face = readonly [x1: number, y1: number, x2: number, y2: number, fill: string];

/** How wide a thing is, for a look at it from ahead. */
export interface Depth {
  /** As far as its other side lies to the right. */
  readonly width: number;
  /** Of what one sees between the two sides. */
  readonly colour: Colour;
  readonly faces?: readonly Face[];
}

/** How much higher the other side lies, of its distance. */
const RISE = -0.5;
/** Copies of the outline lie so close that no steps are seen. */
const STEP = 5;
/** The nearer side, turned away from the eye. */
const TURNED = 'matrix(.84 .09 0 .97 34 -10)';
const INSET = 0.08;

const channel = (colour: Colour, at: number): string =>
  num(Math.round((Number.parseInt(colour.slice(at, at + 2), 16) / 255) * 100) / 100);

/** Draws in one colour whatever it is set on. */
const flat = (id: string, colour: Colour): string =>
  `<filter id="${id}f" color-interpolation-filters="sRGB"><feColorMatrix values="${[1, 3, 5].map((at) => `0 0 0 0 ${channel(colour, at)}`).join(' ')} 0 0 0 1 0"/></filter>`;

function surface([x1, y1, x2, y2, fill]: Face, width: number): string {
  const [near, far] = [width * INSET, width * (1 - INSET)];
  const at = (x: number, y: number, along: number) => `${num(x + along)} ${num(y + along * RISE)}`;
  return path(
    `M${at(x1, y1, near)}L${at(x1, y1, far)}L${at(x2, y2, far)}L${at(x2, y2, near)}Z`,
    fill,
  );
}

/** The drawing seen three quarters from ahead: its side, and behind that its width. */
export function quarter(id: string, body: string, { width, colour, faces = [] }: Depth) {
  const count = Math.ceil(width / STEP);
  const between = Array.from({ length: count }, (_, index) => {
    const along = (width * (count - index)) / count;
    return `<use href="#${id}q" x="${num(along)}" y="${num(along * RISE)}"/>`;
  });
  const surfaces = faces.map((face) => surface(face, width)).join('');
  return {
    body: group(
      TURNED,
      `<g filter="url(#${id}f)">${between.join('')}</g>${surfaces}${named(`${id}q`, body)}`,
    ),
    defs: flat(id, colour),
  };
}
