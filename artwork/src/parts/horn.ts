import { definePart } from '../drawing.ts';
import { COAL, darker, IRON, lighter, SILVER } from '../lib/colour.ts';
import { arc, around } from '../lib/geometry.ts';
import {
  circle,
  dots,
  ellipse,
  gloss,
  group,
  named,
  path,
  reuse,
  ring,
  stroke,
} from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { fills, part } from './kit/paint.ts';

/** Disc horn or snail horn, single or pair. */
export const horn = definePart({
  accent: '#c8102e',
  options: {
    style: choice('disc', 'snail'),
    pair: flag(true),
    grille: choice('rings', 'rays'),
    bracket: choice('steel', 'black'),
  },
  draw({ id, accent, style, pair, grille, bracket }) {
    const u = fills(id);
    const steel = bracket === 'steel' ? u.metal : u.black;
    const disc =
      path('M216 70H248C254 70 256 76 254 82L246 200H218L210 82C208 76 210 70 216 70Z', steel) +
      circle(232, 90, 8, IRON) +
      circle(242, 256, 112, COAL) +
      circle(232, 252, 112, u.paint) +
      circle(232, 252, 92, u.black) +
      (grille === 'rings'
        ? [78, 62, 46].map((r) => ring(232, 252, r, '#5b6777', 4)).join('')
        : stroke(
            around(14, 232, 252, 82)
              .map((p) => `M232 252L${p}`)
              .join(''),
            '#5b6777',
            4,
          )) +
      circle(232, 252, 30, u.metal) +
      circle(232, 252, 12, accent) +
      dots(around(6, 232, 252, 102, 30), 5, SILVER) +
      stroke(arc(232, 252, 104, 200, 260), '#fff', 5, { opacity: 0.5 });
    const spiral =
      'M244 178C202 178 180 210 180 248C180 288 206 314 240 314C272 314 294 290 294 258C294 230 272 212 250 214C228 216 216 236 224 252';
    const snail =
      path('M222 64H254L250 160H226Z', steel) +
      path(
        'M146 250C146 188 188 146 242 146C304 146 340 194 340 248C340 282 352 302 384 320L312 396C280 372 264 350 236 350C184 350 146 308 146 250Z',
        u.paint,
      ) +
      stroke(spiral, darker(accent, 0.45), 7) +
      stroke(spiral, lighter(accent, 0.35), 2) +
      gloss('M160 244C164 196 200 160 250 160C212 172 184 202 180 244Z', 0.35) +
      group(
        'rotate(-46.5 348 358)',
        ellipse(348, 358, 58, 24, darker(accent, 0.3)) + ellipse(348, 359, 48, 17, COAL),
      ) +
      circle(250, 240, 13, u.metal);
    const one = named(`${id}G`, style === 'disc' ? disc : snail);
    return part(
      id,
      accent,
      pair
        ? style === 'disc'
          ? [group('translate(-46 -6)', one), reuse(`${id}G`, 168, 8)]
          : [group('translate(-46 54) scale(.86)', one + reuse(`${id}G`, 262))]
        : [
            group('translate(84 0)', one),
            style === 'disc' &&
              cable('M420 250C480 250 500 320 540 350', 10, '#d43d2f') +
                cable('M420 270C470 280 480 350 520 372', 10),
          ],
      { shadow: [310, 404, 190, 12], close: [210, 160, 200, 150] },
    );
  },
});
