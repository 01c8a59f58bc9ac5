import { kinds, picture } from '../index.ts';
import { DRAWINGS, type Kind } from '../kinds.ts';
import { outline, profile } from './outline.ts';
import { place, STEERED, side } from './projection.ts';

const vehicles = kinds.filter((kind) => DRAWINGS[kind].type === 'vehicle');
const count = (svg: string, text: string): number => svg.split(text).length - 1;

/** What the group with that id holds. */
function contentOf(svg: string, suffix: string): string {
  const id = new RegExp(`<g id="(p[0-9a-z]+${suffix})">`).exec(svg);
  if (!id) return '';
  let depth = 0;
  for (const tag of svg.slice(id.index).matchAll(/<(\/?)g[ >]/g)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return svg.slice(id.index, id.index + tag.index);
  }
  return '';
}

const MIRROR = 'c10 -6 26 -4 28 4';

describe('three quarters from ahead', () => {
  it.each<Kind>(['commuter', 'scooter', 'sport', 'street', 'adventure', 'moped'])(
    'a %s has one mirror at each side, and no copies of the one that its side shows',
    (kind) => {
      expect(picture(kind, {}, 'hero')).toContain(MIRROR);
      const turned = picture(kind, {}, 'quarter');
      expect(turned).not.toContain(MIRROR);
      expect(count(turned, 'rx="17" ry="11"')).toBe(2);
    },
  );

  it.each(vehicles)('the second side of a %s is drawn in its own colours, not in one', (kind) => {
    const [matrix] = /feColorMatrix values="[^"]+"/.exec(picture(kind, {}, 'quarter')) ?? [''];
    // The fifth number of each row adds a colour of its own.
    const added = matrix.replace(/.*"(.*)"/, '$1').split(' ');
    expect([added[4], added[9], added[14]]).toEqual(['0', '0', '0']);
  });

  it.each<Kind>(['suv', 'sedan', 'hatchback', 'van', 'rickshaw'])(
    'a %s has lamps at both ends of its front, and a windscreen that its side does not show',
    (kind) => {
      const turned = picture(kind, {}, 'quarter');
      const near = contentOf(turned, 'q');
      expect(near.length).toBeGreaterThan(1_000);
      const between = turned.replace(near, '').replace(/^.*?<\/defs>/, '');
      expect(between).toMatch(/fill="url\(#p[0-9a-z]+g\)"/);
      const light = kind === 'rickshaw' ? '#fdf6dc' : '#eaf7ff';
      expect(between).toContain(light);
    },
  );

  it.each<Kind>(['rickshaw', 'eRickshaw'])(
    'the one front wheel of a %s is not at its side',
    (kind) => {
      const turned = picture(kind, {}, 'quarter');
      expect(contentOf(turned, 'q')).not.toMatch(/<use href="#p[0-9a-z]+w"/);
      expect(turned).toMatch(/<use href="#p[0-9a-z]+w"/);
    },
  );

  it('stays small', () => {
    const sizes = vehicles.map((kind) => picture(kind, {}, 'quarter').length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(9_500);
  });
});

describe('profile', () => {
  const BODY = 'M20 90V40C20 30 30 20 40 20H60L80 40C100 42 110 46 118 50C122 60 122 80 118 90H20Z';

  it('parts an outline into what one sees from ahead', () => {
    const { roof, screen, bonnet, nose } = profile(BODY, [60, 20, 80, 40]);
    expect(roof.at(-1)).toEqual([60, 20]);
    expect([screen[0], screen.at(-1)]).toEqual([
      [60, 20],
      [80, 40],
    ]);
    expect([bonnet[0], bonnet.at(-1)]).toEqual([
      [80, 40],
      [118, 50],
    ]);
    expect(nose.at(-1)).toEqual([118, 90]);
  });

  it('follows lines of every kind', () => {
    expect(outline('M1 2L3 4H5V6Z')).toEqual([
      [1, 2],
      [3, 4],
      [5, 4],
      [5, 6],
    ]);
    expect(outline('M0 0C0 10 10 10 10 0').at(-1)).toEqual([10, 0]);
  });
});

test('what is steered stays where its fork is', () => {
  const pivot = [440, 170] as const;
  const [a, b, , d, e, f] = side(0, STEERED, pivot).slice(7, -1).split(' ').map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [x, y] = place(pivot);
  expect(Math.abs(a * pivot[0] + e - x)).toBeLessThan(0.1);
  expect(Math.abs(b * pivot[0] + d * pivot[1] + f - y)).toBeLessThan(0.1);
});
