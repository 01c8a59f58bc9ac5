import { definePart } from '../drawing.ts';
import { COAL, GREY, IRON, SOOT, STEEL } from '../lib/colour.ts';
import { circle, gloss, group, path, rect, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { type Fills, fills, part } from './kit/paint.ts';

const THROTTLE_HEADS = {
  plain: () => stroke('M214 196v52', GREY, 4),
  display: (u: Fills, accent: string) =>
    rect(150, 106, 96, 54, 10, u.black) +
    rect(160, 116, 76, 34, 5, '#101a26') +
    stroke('M172 140h10M188 140h10M204 140h10', accent, 12),
  key: (u: Fills) =>
    circle(198, 140, 34, u.black) + circle(198, 140, 24, u.metal) + rect(194, 126, 8, 28, 3, IRON),
};

const TEXTURES = {
  ribs: stroke(
    times(13, (i) => `M${286 + i * 17} 178v84`),
    COAL,
    5,
  ),
  diamond: stroke(
    times(8, (i) => `M${282 + i * 28} 180l26 80M${308 + i * 28} 180l-26 80`),
    COAL,
    3.4,
  ),
  lines: stroke('M290 196H506M290 220H506M290 244H506', COAL, 5),
};

/** Twist or thumb throttle with cable. */
export const throttle = definePart({
  accent: '#d92d20',
  options: {
    style: choice('twist', 'thumb'),
    head: choice('display', 'key', 'plain'),
    grip: choice('ribs', 'diamond', 'lines'),
    button: flag(true),
    secondGrip: flag(false),
  },
  draw({ id, accent, style, head, grip, button, secondGrip }) {
    const u = fills(id);
    const sleeve =
      rect(262, 172, 260, 96, 22, u.black) +
      TEXTURES[grip] +
      gloss('M282 180H500C508 180 510 190 500 192H282C276 190 276 182 282 180Z', 0.25) +
      path('M508 162H530C542 162 548 170 548 182V258C548 270 542 278 530 278H508Z', u.black) +
      rect(262, 162, 16, 116, 6, accent);
    return part(
      id,
      accent,
      [
        cable('M186 262C150 330 220 372 150 398', 13),
        cable('M210 264C200 330 270 360 236 402', 10, '#2f6fde'),
        rect(88, 206, 70, 28, 4, u.rod),
        sleeve,
        path(
          'M160 160H240C254 160 262 168 262 182V258C262 272 254 280 240 280H160C146 280 138 272 138 258V182C138 168 146 160 160 160Z',
          u.black,
        ),
        THROTTLE_HEADS[head](u, accent),
        style === 'thumb' &&
          path(
            'M236 264C262 272 286 298 290 330C280 344 258 342 250 328C240 308 226 296 212 286Z',
            SOOT,
          ) + stroke('M252 286C266 298 274 312 276 326', GREY, 4),
        button && circle(178, 222, 17, COAL) + circle(178, 220, 13, accent),
        rect(206, 204, 36, 34, 8, COAL) + stroke('M216 221h16', STEEL, 4),
        secondGrip &&
          group(
            'translate(-10 128) scale(.96)',
            rect(262, 172, 240, 80, 22, u.black) +
              stroke(
                times(12, (i) => `M${286 + i * 17} 178v68`),
                COAL,
                5,
              ),
          ),
      ],
      { shadow: [320, 402, 210, 11], close: [140, 130, 216, 162] },
    );
  },
});
