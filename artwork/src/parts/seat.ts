import { definePart } from '../drawing.ts';
import { darker, GREY, lighter, SOOT, STEEL } from '../lib/colour.ts';
import { gloss, group, joined, path, rect, stroke, times } from '../lib/shapes.ts';
import { choice, colour, flag } from '../options.ts';
import { fills, part } from './kit/paint.ts';

const SHAPES = {
  flat: {
    outline:
      'M92 236C92 204 120 188 164 186L470 180C520 180 552 200 548 236C546 258 530 266 508 266L150 276C112 276 92 262 92 236Z',
    seam: 'M104 250C150 262 480 252 540 242',
    shine: 'M116 214C130 200 160 196 190 196L480 190C340 204 220 206 116 226Z',
    base: 290,
  },
  step: {
    outline:
      'M86 196C112 156 190 146 262 170C290 206 340 222 400 214C460 204 530 202 556 236C560 262 540 276 510 276C400 282 300 280 240 268L120 238C94 230 80 214 86 196Z',
    seam: 'M96 214C150 240 240 262 300 264C400 268 500 262 548 250',
    shine: 'M104 190C140 164 200 160 252 178C200 176 150 182 106 204Z',
    base: 301,
  },
  sport: {
    outline:
      'M110 150C150 126 220 136 266 160C300 196 350 214 410 212C470 210 540 220 556 256C556 276 530 284 500 282C420 286 330 280 262 254L140 194C112 180 100 166 110 150Z',
    seam: 'M118 172C180 210 270 250 350 260C430 268 500 268 548 262',
    shine: 'M126 156C160 142 216 148 256 168C210 162 166 160 130 170Z',
    base: 304,
  },
};

/** Rubber bumpers and the hook of the seat lock, below the base pan. */
const latch = (base: number) =>
  rect(322, base - 6, 30, 15, 6, GREY) +
  rect(462, base - 6, 30, 15, 6, GREY) +
  stroke(`M398 ${base - 4}v16h20v-16`, STEEL, 5);

/** Motorcycle or scooter seat. */
export const seat = definePart({
  accent: '#c8102e',
  options: {
    shape: choice('step', 'flat', 'sport'),
    leather: colour('#20262f', '#7a4a26'),
    pattern: choice('ribs', 'diamond', 'panel', 'plain'),
    stitch: flag(true),
    strap: flag(false),
  },
  draw({ id, accent, shape, leather, pattern, stitch, strap }) {
    const u = fills(id);
    const { outline, seam, shine, base } = SHAPES[shape];
    const hollow = shape === 'flat' ? 0 : 1;
    return part(
      id,
      accent,
      [
        group(
          'translate(0 40)',
          joined([
            latch(base),
            path(outline, '#11161d', { transform: 'translate(4 22)' }),
            path(outline, leather === SOOT ? u.black : leather),
            pattern === 'ribs' &&
              stroke(
                times(
                  9,
                  (i) =>
                    `M${hollow ? 330 + i * 22 : 150 + i * 40} ${hollow ? 226 - Math.min(i, 3) * 3 : 196}q6 22 2 40`,
                ),
                darker(leather, 0.55),
                4,
              ),
            pattern === 'diamond' &&
              stroke(
                times(
                  6,
                  (i) =>
                    `M${hollow ? 330 + i * 34 : 140 + i * 62} ${hollow ? 222 : 194}l34 40M${hollow ? 364 + i * 34 : 174 + i * 62} ${hollow ? 222 : 194}l-34 40`,
                ),
                lighter(leather, 0.22),
                2.4,
              ),
            pattern === 'panel' &&
              path(
                shape === 'flat'
                  ? 'M140 192L360 188L350 262L150 268Z'
                  : 'M330 220C400 214 470 206 520 222C500 246 420 256 340 252Z',
                accent,
              ),
            stroke(seam, darker(leather, 0.6), 5),
            stitch && stroke(seam, accent, 2.6, { dash: '8 6', transform: 'translate(0 -9)' }),
            gloss(shine, 0.22),
            strap && stroke(shape === 'flat' ? 'M330 184L334 268' : 'M296 204L282 268', accent, 13),
          ]),
        ),
      ],
      { shadow: [322, 364, 220, 12], close: [250, 210, 220, 165] },
    );
  },
});
