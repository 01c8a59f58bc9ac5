import { definePart } from '../drawing.ts';
import { AMBER, INK2, SILVER, SLATE, SOOT } from '../lib/colour.ts';
import { circle, dots, group, joined, mirrored, named, path, rect, ring } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { type Fills, fills, part } from './kit/paint.ts';

const BLINKERS = {
  arrow: (u: Fills) =>
    path(
      'M352 196L470 168C486 166 494 176 492 190L486 244C484 258 474 266 460 264L352 246C344 236 344 208 352 196Z',
      u.black,
    ) +
    path(
      'M372 206L462 184C472 182 476 188 474 196L470 236C468 246 462 250 452 248L372 236C366 228 366 214 372 206Z',
      AMBER,
    ) +
    dots(['398 220', '424 218', '450 216'], 9, '#ffe2a3'),
  round: (u: Fills) =>
    circle(424, 220, 62, u.black) +
    circle(424, 220, 48, AMBER) +
    ring(424, 220, 34, '#ffcf73', 5) +
    circle(424, 220, 17, '#ffe2a3'),
  strip: (u: Fills) =>
    path(
      'M344 202H500C508 202 512 208 510 216L504 236C502 242 498 246 492 246H352C344 246 338 240 338 232V210C338 206 340 202 344 202Z',
      u.black,
    ) +
    rect(356, 214, 142, 18, 8, AMBER) +
    dots(['376 223', '402 223', '428 223', '454 223', '480 223'], 6, '#fff3d6'),
};

/** Pair of turn indicators on flexible stems. */
export const indicators = definePart({
  accent: '#12806a',
  options: {
    shape: choice('arrow', 'round', 'strip'),
    stem: choice('short', 'long'),
    chrome: flag(false),
    plugs: flag(true),
  },
  draw({ id, accent, shape, stem, chrome, plugs }) {
    const u = fills(id);
    const skin = chrome ? { ...u, black: u.metal } : u;
    const lamp = joined([
      path(stem === 'short' ? 'M328 206H364V238H328Z' : 'M322 210H380V234H322Z', SOOT),
      BLINKERS[shape](skin),
      circle(338, 222, 15, SILVER),
      circle(338, 222, 8, SLATE),
    ]);
    const one = joined([
      cable('M352 224C330 300 390 330 384 386', 8),
      plugs && rect(370, 378, 30, 24, 5, INK2),
      lamp,
    ]);
    return part(
      id,
      accent,
      [group('translate(44 0)', named(`${id}G`, one)), mirrored(`${id}G`, 298)],
      {
        shadow: [320, 404, 200, 9],
        close: [360, 150, 200, 150],
        measured: lamp,
      },
    );
  },
});
