import { definePart } from '../drawing.ts';
import { type Colour, darker, markOn, SOOT } from '../lib/colour.ts';
import {
  dots,
  ellipse,
  gloss,
  group,
  joined,
  mirrored,
  named,
  path,
  rect,
  stroke,
} from '../lib/shapes.ts';
import { choice, colour, flag } from '../options.ts';
import { fills, part } from './kit/paint.ts';
import { labelLines } from './kit/print.ts';

const KNUCKLES = {
  shell: (accent: Colour) =>
    path('M198 172C230 158 284 158 312 180L306 206C280 190 232 188 204 200Z', accent) +
    gloss('M206 176C236 166 276 168 304 184L302 190C276 176 236 176 206 184Z', 0.35),
  dots: (accent: Colour) => dots(['212 184', '242 178', '272 180', '300 192'], 11, accent),
  line: (accent: Colour) => stroke('M200 196C236 182 280 184 312 200', accent, 6),
};

const CUFFS = {
  short: {
    d: 'M202 316H304L310 366C310 372 306 376 300 376H206C200 376 196 372 196 366Z',
    tabY: 330,
  },
  long: {
    d: 'M200 316H306L322 396C322 402 318 404 312 404H196C190 404 186 402 186 396Z',
    tabY: 336,
  },
};

/** Top of each finger, and the joint at which a fingerless glove ends. */
const FINGERS = [
  { x: 208, tip: 96, cut: 146, band: 128, width: 24 },
  { x: 240, tip: 66, cut: 128, band: 104, width: 24 },
  { x: 272, tip: 78, cut: 134, band: 112, width: 24 },
  { x: 302, tip: 112, cut: 154, band: 142, width: 24 },
] as const;
const INSIDE = '#0c1016';

const whole = (skin: Colour, accent: Colour) => ({
  fingers: stroke(FINGERS.map(({ x, tip }) => `M${x} 176V${tip}`).join(''), skin, 30),
  thumb: stroke('M200 268C170 250 154 220 146 196', skin, 34),
  bands: stroke(
    FINGERS.map(({ x, band, width }) => `M${x - width / 2} ${band}h${width}`).join(''),
    accent,
    4,
    { opacity: 0.8 },
  ),
});

/** Cut off at the first joint: one looks into open, bound sleeves. */
const cut = (skin: Colour, accent: Colour) => ({
  fingers: joined(
    FINGERS.map(({ x, cut: y }) => [
      rect(x - 15, y, 30, 184 - y, 0, skin),
      ellipse(x, y, 15, 6, accent),
      ellipse(x, y, 11, 3.6, INSIDE),
    ]),
  ),
  thumb:
    path('M214 286C190 276 174 258 166 236L196 222C200 236 208 244 222 250Z', skin) +
    group(
      'rotate(-25 181 229)',
      ellipse(181, 229, 17, 7, accent) + ellipse(181, 229, 12, 4.2, INSIDE),
    ),
  bands: '',
});

const BLACK = SOOT;

/** Pair of riding gloves. */
export const gloves = definePart({
  accent: '#d92d20',
  options: {
    base: colour(BLACK, '#7a4a26'),
    knuckle: choice('shell', 'dots', 'line'),
    cuff: choice('short', 'long'),
    fingerless: flag(false),
  },
  draw({ id, accent, base, knuckle, cuff, fingerless }) {
    const u = fills(id);
    const black = base === BLACK;
    const { fingers, thumb, bands } = (fingerless ? cut : whole)(black ? '#272e39' : base, accent);
    const wrist = CUFFS[cuff];
    const hand = joined([
      fingers,
      path(
        'M192 170C192 150 320 150 318 184V262C318 290 310 310 300 330H206C200 306 192 290 192 262Z',
        black ? u.black : base,
      ),
      thumb,
      KNUCKLES[knuckle](accent),
      stroke('M224 214V262M254 210V266M284 214V262', darker(base, 0.6), 3, { opacity: 0.7 }),
      bands,
      path(wrist.d, black ? '#171c24' : darker(base, 0.25)),
      rect(226, wrist.tabY, 84, 24, 6, accent),
      labelLines(236, wrist.tabY + 5, 40, markOn(accent)),
    ]);
    return part(
      id,
      accent,
      [
        group('translate(162 0) rotate(5 250 240)', named(`${id}G`, hand)),
        group('translate(-22 0) rotate(-5 250 240)', mirrored(`${id}G`, 220)),
      ],
      {
        shadow: [320, 404, 180, 10],
        close: [300, 140, 200, 150],
        measured: group('translate(70 0)', hand),
      },
    );
  },
});
