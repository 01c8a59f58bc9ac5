import type { Colour } from '../lib/colour.ts';
import { num } from '../lib/geometry.ts';
import { group, named } from '../lib/shapes.ts';

/** How thick a part is, and the colour of what one sees of that. */
interface Depth {
  readonly width: number;
  readonly colour: Colour;
}

/** How much higher the other side lies, of its distance. */
const RISE = -0.5;
/** Copies of the outline lie so close that no steps are seen. */
const STEP = 5;
/** The nearer side, turned away from the eye. */
const TURNED = 'matrix(.84 .09 0 .97 34 -10)';

const channel = (colour: Colour, at: number): string =>
  num(Math.round((Number.parseInt(colour.slice(at, at + 2), 16) / 255) * 100) / 100);

/** Draws in one colour whatever it is set on. */
const flat = (id: string, colour: Colour): string =>
  `<filter id="${id}f" color-interpolation-filters="sRGB"><feColorMatrix values="${[1, 3, 5].map((at) => `0 0 0 0 ${channel(colour, at)}`).join(' ')} 0 0 0 1 0"/></filter>`;

/** A part seen three quarters from ahead: its side, and behind that its thickness. */
export function thick(
  id: string,
  { body, defs }: { body: string; defs: string },
  { width, colour }: Depth,
): { body: string; defs: string } {
  const count = Math.ceil(width / STEP);
  const between = Array.from({ length: count }, (_, index) => {
    const along = (width * (count - index)) / count;
    return `<use href="#${id}q" x="${num(along)}" y="${num(along * RISE)}"/>`;
  });
  return {
    body: group(TURNED, `<g filter="url(#${id}f)">${between.join('')}</g>${named(`${id}q`, body)}`),
    defs: defs + flat(id, colour),
  };
}
