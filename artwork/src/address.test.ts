import { randomOptions, seeded } from '../tools/random-options.ts';
import {
  ARTWORK_VERSION,
  kinds,
  PictureRequestError,
  parsePictureRequest,
  picture,
  picturePath,
  VIEWS,
} from './index.ts';

const parse = (path: string) => {
  const url = new URL(path, 'http://localhost');
  const [, , , kind = '', file = ''] = url.pathname.split('/');
  return parsePictureRequest(kind, file, url.searchParams);
};

describe('picturePath', () => {
  it('names a picture so that parsing finds the same picture', () => {
    const random = seeded(7);
    for (const kind of kinds) {
      for (const view of VIEWS) {
        const options = randomOptions(kind, random);
        const title = random() < 0.5 ? undefined : `Model ${kind} & "co" <${view}> ₹`;
        const path = picturePath({ kind, options, view, title });
        const { current, ...parsed } = parse(path);
        expect(current).toBe(true);
        expect(picture(parsed.kind, parsed.options, parsed.view, parsed.title)).toBe(
          picture(kind, options, view, title),
        );
        expect(picturePath(parsed)).toBe(path);
      }
    }
  });

  it('gives one look one address', () => {
    const first = picturePath({
      kind: 'scooter',
      view: 'hero',
      options: { wheels: 'blade', accent: '#C8102E', ev: true, rim: undefined, dimW: '1,860 mm' },
    });
    const second = picturePath({
      kind: 'scooter',
      view: 'hero',
      options: { accent: '#c8102e', wheels: 'blade' },
    });
    expect(first).toBe(second);
    expect(first).toBe(
      `/api/pictures/scooter/hero.svg?accent=c8102e&wheels=blade&v=${ARTWORK_VERSION}`,
    );
  });

  it('refuses what cannot be drawn', () => {
    const path = () => picturePath({ kind: 'bell', view: 'hero', options: { bell: 'loud' } });
    expect(path).toThrow('bell: no such option: bell takes accent, style, bar, motif');
  });
});

describe('parsePictureRequest', () => {
  it.each([
    ['kind', 'unicorn/hero.svg'],
    ['kind', '__proto__/hero.svg'],
    ['view', 'bell/hero.png'],
    ['view', 'bell/side.svg'],
    ['view', 'bell/constructor.svg'],
    ['style', 'bell/hero.svg?style=gong'],
    ['style', 'bell/hero.svg?style=ding&style=thumb'],
    ['accent', 'bell/hero.svg?accent=%23112233'],
    ['accent', 'bell/hero.svg?accent=112233%22/%3E%3Cscript%3E'],
    ['accent', 'bell/hero.svg?accent=url(x)'],
    ['led', 'ccs2Gun/hero.svg?led=1'],
    ['teeth', 'sprocket/hero.svg?teeth=1e9'],
    ['teeth', 'sprocket/hero.svg?teeth=42.0'],
    ['onload', 'bell/hero.svg?onload=alert(1)'],
    ['constructor', 'bell/hero.svg?constructor=1'],
    ['__proto__', 'bell/hero.svg?__proto__=1'],
    ['title', 'bell/hero.svg?title='],
    ['title', `bell/hero.svg?title=${'x'.repeat(121)}`],
    ['title', 'bell/hero.svg?title=a%0Ab'],
    ['dimW', 'bell/drawing.svg?dimW=%00'],
    ['v', 'bell/hero.svg?v=%3Cscript%3E'],
  ])('refuses a bad %s: %s', (parameter, address) => {
    const attempt = () => parse(`/api/pictures/${address}`);
    expect(attempt).toThrow(PictureRequestError);
    expect(attempt).toThrow(expect.objectContaining({ parameter }));
  });

  it('knows an address made for other drawings', () => {
    expect(parse('/api/pictures/bell/hero.svg?v=old').current).toBe(false);
    expect(parse('/api/pictures/bell/hero.svg').current).toBe(false);
  });
});
