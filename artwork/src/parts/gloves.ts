import { definePart } from '../drawing.ts';
import { type Colour, darker, markOn, SOOT } from '../lib/colour.ts';
import { dots, gloss, group, joined, mirrored, named, path, rect, stroke } from '../lib/shapes.ts';
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

const FINGERS = {
  whole: {
    d: 'M208 170V96M240 160V66M272 164V78M302 180V112',
    bands: (accent: Colour) =>
      stroke('M196 128h24M228 104h24M260 112h24M290 142h24', accent, 4, { opacity: 0.8 }),
  },
  cut: {
    d: 'M208 170V136M240 160V116M272 164V124M302 180V146',
    bands: (accent: Colour) => stroke('M200 126h16M232 106h16M264 114h16M294 136h16', accent, 7),
  },
};

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
    const fingers = FINGERS[fingerless ? 'cut' : 'whole'];
    const wrist = CUFFS[cuff];
    const hand = joined([
      stroke(fingers.d, black ? '#272e39' : base, 30),
      fingerless && fingers.bands(accent),
      path(
        'M192 170C192 150 320 150 318 184V262C318 290 310 310 300 330H206C200 306 192 290 192 262Z',
        black ? u.black : base,
      ),
      stroke('M200 268C170 250 154 220 146 196', black ? '#232a34' : base, 34),
      KNUCKLES[knuckle](accent),
      stroke('M224 214V262M254 210V266M284 214V262', darker(base, 0.6), 3, { opacity: 0.7 }),
      !fingerless && fingers.bands(accent),
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
      { shadow: [320, 404, 180, 10], close: [300, 140, 200, 150] },
    );
  },
});
