import { drawnSpecimens } from '../tools/specimens.ts';
import { svgProblems } from '../tools/svg-check.ts';
import {
  isKind,
  kinds,
  optionsOf,
  type PictureOptions,
  PictureRequestError,
  picture,
  VIEWS,
} from './index.ts';

const SPECIMENS = drawnSpecimens().map((specimen) => ({
  ...specimen,
  name: `${specimen.kind} ${specimen.view} ${JSON.stringify(specimen.options)}`,
}));

const idsOf = (svg: string): string[] =>
  [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

describe('picture', () => {
  it('draws every kind, view and option value as a sound document', () => {
    const problems = SPECIMENS.flatMap(({ name, svg }) =>
      svgProblems(svg).map((problem) => `${name}: ${problem}`),
    );
    expect(problems.slice(0, 20)).toEqual([]);
  });

  it('says of a drawing whose figures do not fit it that it is not to scale', () => {
    const says = (options: PictureOptions) =>
      picture('commuter', options, 'drawing').includes('not to scale');
    expect(says({ dimW: '1,860 mm', dimH: '1,125 mm' })).toBe(false);
    expect(says({ dimW: '1,860 mm', dimH: '300 mm' })).toBe(true);
    expect(says({ dimW: '1,860 mm' })).toBe(false);
  });

  it('draws the same text again', () => {
    const again = process.env.EVMANDI_FULL
      ? SPECIMENS
      : SPECIMENS.filter(({ options }) => Object.keys(options).length === 0);
    const changed = again.filter(
      ({ kind, options, view, svg }) => picture(kind, options, view) !== svg,
    );
    expect(changed.map(({ name }) => name)).toEqual([]);
  });

  it('gives different pictures different ids, so that they can share a page', () => {
    const owners = new Map<string, string>();
    const shared = SPECIMENS.flatMap(({ name, svg }) =>
      idsOf(svg).flatMap((id) => {
        const owner = owners.get(id);
        owners.set(id, svg);
        return owner === undefined || owner === svg ? [] : [`${name}: ${id}`];
      }),
    );
    expect(shared).toEqual([]);
  });

  it('lets every option change the picture, alone or with others', () => {
    const withoutIds = (svg: string) => svg.replace(/p[0-9a-z]{4,7}(?=[a-zA-Z")])/g, '');
    const known = new Map<string, string>();
    const ofSpecimen = (svg: string) => {
      const bare = known.get(svg) ?? withoutIds(svg);
      known.set(svg, bare);
      return bare;
    };
    const idle = kinds.flatMap((kind) =>
      optionsOf(kind).flatMap(({ name, initial, values }) =>
        values
          .filter((value) => value !== initial)
          .filter((value) => {
            const others = SPECIMENS.filter(
              (specimen) => specimen.kind === kind && specimen.options[name] === undefined,
            );
            return others.every(
              ({ options, view, svg }) =>
                withoutIds(picture(kind, { ...options, [name]: value }, view)) === ofSpecimen(svg),
            );
          })
          .map((value) => `${kind} ${name} ${value}`),
      ),
    );
    expect(idle).toEqual([]);
  });

  it('stays small', () => {
    const heroes = kinds.map((kind) => picture(kind, {}, 'hero').length);
    const largest = SPECIMENS.filter(({ view }) => view === 'hero' || view === 'cut');
    expect(Math.max(...largest.map(({ svg }) => svg.length))).toBeLessThanOrEqual(8_000);
    expect(heroes.reduce((sum, size) => sum + size, 0) / heroes.length).toBeLessThanOrEqual(4_200);
  });

  it('draws no picture with an option, value or title that is not allowed', () => {
    const hostile = '"/><script>alert(1)</script>';
    const attempts: [string, () => string][] = [
      ['accent', () => picture('scooter', { accent: hostile }, 'hero')],
      ['accent', () => picture('scooter', { accent: 'red' }, 'hero')],
      ['wheels', () => picture('scooter', { wheels: hostile }, 'hero')],
      ['n', () => picture('scooter', { n: 500 }, 'hero')],
      ['ev', () => picture('scooter', { ev: 'yes' }, 'hero')],
      ['colour', () => picture('scooter', { colour: '#112233' }, 'hero')],
      ['toString', () => picture('scooter', { toString: true }, 'hero')],
      ['dimW', () => picture('scooter', { dimW: '1'.repeat(17) }, 'drawing')],
      ['title', () => picture('scooter', {}, 'hero', 'a\u0000b')],
      ['title', () => picture('scooter', {}, 'hero', '\ud800')],
      ['title', () => picture('scooter', {}, 'hero', 'x'.repeat(121))],
    ];
    for (const [parameter, attempt] of attempts) {
      expect(attempt).toThrow(PictureRequestError);
      expect(attempt).toThrow(expect.objectContaining({ parameter }));
    }
  });

  it('shows the dimension lines it has a text for, around the drawing', () => {
    const labels = (svg: string) => [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text);
    expect(labels(picture('sedan', {}, 'drawing'))).toEqual([]);
    expect(labels(picture('sedan', { dimH: '1,440 mm' }, 'drawing'))).toEqual(['1,440 mm']);
    const both = picture('sedan', { dimW: '4,720 mm', dimH: '1,440 mm' }, 'drawing');
    expect(labels(both)).toEqual(['4,720 mm', '1,440 mm']);
    const [, left, right] = /M([\d.]+) [\d.]+H([\d.]+)M/.exec(both) ?? [];
    expect(Number(left)).toBeLessThanOrEqual(46);
    expect(Number(right)).toBeGreaterThanOrEqual(598);
    expect(labels(picture('sedan', { dimW: '4,720 mm' }, 'hero'))).toEqual([]);
  });

  it('escapes the texts it shows', () => {
    const hostile = `<a href='x'>"&`;
    const svg = picture('bell', { dimW: hostile, dimH: hostile }, 'drawing', hostile);
    expect(svgProblems(svg)).toEqual([]);
    expect(svg).toContain('aria-label="&lt;a href=&apos;x&apos;&gt;&quot;&amp;"');
    expect(svg).not.toContain('<a ');
  });
});

describe('kinds', () => {
  it('are known by their own names only', () => {
    expect(kinds.every(isKind)).toBe(true);
    expect(['__proto__', 'toString', 'Scooter', ''].some(isKind)).toBe(false);
    expect(kinds.length).toBeGreaterThanOrEqual(63);
    expect(VIEWS).toHaveLength(8);
  });
});
