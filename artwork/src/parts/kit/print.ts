import type { Colour } from '../../lib/colour.ts';
import { group, rect, stroke } from '../../lib/shapes.ts';

/** Two bars that stand for the words on a label. */
export const labelLines = (x: number, y: number, width: number, ink: Colour = '#fff'): string =>
  rect(x, y, width, 8, 4, ink) + rect(x, y + 14, width * 0.6, 6, 3, ink, { opacity: 0.65 });

/** The seven segments, lettered as on data sheets; x is relative to the digit. */
const SEGMENTS = {
  a: (x: number) => `M${x + 3} 0h14`,
  b: (x: number) => `M${x + 20} 3v14`,
  c: (x: number) => `M${x + 20} 23v14`,
  d: (x: number) => `M${x + 3} 40h14`,
  e: (x: number) => `M${x} 23v14`,
  f: (x: number) => `M${x} 3v14`,
  g: (x: number) => `M${x + 3} 20h14`,
};
const DIGITS = [
  'abcdef',
  'bc',
  'abged',
  'abgcd',
  'fgbc',
  'afgcd',
  'afgedc',
  'abc',
  'abcdefg',
  'abcdfg',
];

/** A whole number drawn in display segments, 40 units high at scale 1. */
export const digits = (value: number, x: number, y: number, scale: number, ink: Colour): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    stroke(
      [...String(value)]
        .map((digit, place) =>
          [...(DIGITS[Number(digit)] ?? '')]
            .map((letter) => SEGMENTS[letter as keyof typeof SEGMENTS](place * 30))
            .join(''),
        )
        .join(''),
      ink,
      4.5,
    ),
  );
