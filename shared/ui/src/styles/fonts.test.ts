import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ascent and descent of Figtree, in percent of the font size (its table `hhea`). */
const FIGTREE = { ascent: 95, descent: 25 };

const FACES = [
  ...readFileSync(join(__dirname, 'fonts.css'), 'utf8').matchAll(/@font-face \{([^}]*)\}/g),
].map(
  ([, rule = '']) =>
    (name: string) =>
      new RegExp(`${name}: "?([^";]*)`).exec(rule)?.[1],
);
const facesOf = (family: string) => FACES.filter((face) => face('font-family') === family);

test('Figtree moves no text: late for the first screen it stays away, and comes with the next one', () => {
  const displays = (family: string) => facesOf(family).map((face) => face('font-display'));
  expect(displays('Figtree Variable')).toEqual(['optional', 'optional']);
  expect(displays('Figtree Late')).toEqual(['swap', 'swap']);
});

test.each(['Figtree Fallback', 'Figtree Fallback Wide'])(
  '%s has a light and a heavy face, both with the line height of Figtree',
  (family) => {
    const faces = facesOf(family);
    expect(faces.map((face) => face('font-weight'))).toEqual(['300 500', '600 900']);
    for (const face of faces) {
      const percent = (name: string) => Number.parseFloat(face(name) ?? '');
      const size = percent('size-adjust') / 100;
      expect(percent('ascent-override') * size).toBeCloseTo(FIGTREE.ascent, 0);
      expect(percent('descent-override') * size).toBeCloseTo(FIGTREE.descent, 0);
      expect(percent('line-gap-override')).toBe(0);
    }
  },
);
