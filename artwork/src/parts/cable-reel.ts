import { definePart } from '../drawing.ts';
import { ALUMINIUM, darker, INK, INK2, IRON, SOOT, STEEL } from '../lib/colour.ts';
import { bolt, circle, dots, group, path, rect, ring, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { fills, part } from './kit/paint.ts';

/** Charging cable on a drum or wall hook. */
export const cableReel = definePart({
  accent: '#f97316',
  options: {
    style: choice('drum', 'hook'),
    turns: choice(5, 3, 4),
    frame: choice('black', 'steel', 'colour'),
    handle: flag(true),
    sockets: flag(true),
  },
  draw({ id, accent, style, turns, frame, handle, sockets }) {
    const u = fills(id);
    const drumRings = times(
      turns,
      (i) =>
        ring(304, 214, 132 - i * 14, darker(accent, 0.35), 13) +
        ring(304, 214, 132 - i * 14, accent, 9),
    );
    const metal = frame === 'black' ? INK2 : frame === 'steel' ? ALUMINIUM : accent;
    if (style === 'hook') {
      return part(
        id,
        accent,
        [
          rect(268, 52, 104, 122, 22, u.black),
          rect(288, 72, 64, 20, 8, accent),
          bolt(320, 130, 20, '#fff'),
          path('M276 150H364V196C364 212 350 220 320 220C290 220 276 212 276 196Z', SOOT),
          times(
            turns,
            (i) =>
              stroke(
                `M320 ${206 - i * 8}C${190 + i * 12} ${190 + i * 6} ${180 + i * 14} ${392 - i * 16} 320 ${392 - i * 16}C${460 - i * 14} ${392 - i * 16} ${450 - i * 12} ${190 + i * 6} 320 ${206 - i * 8}`,
                darker(accent, 0.4),
                15,
              ) +
              stroke(
                `M320 ${206 - i * 8}C${190 + i * 12} ${190 + i * 6} ${180 + i * 14} ${392 - i * 16} 320 ${392 - i * 16}C${460 - i * 14} ${392 - i * 16} ${450 - i * 12} ${190 + i * 6} 320 ${206 - i * 8}`,
                accent,
                11,
              ),
          ),
          rect(280, 160, 80, 44, 14, u.black),
          rect(292, 168, 30, 6, 3, '#fff', { opacity: 0.25 }),
        ],
        { shadow: [320, 408, 130, 9], close: [220, 60, 216, 162] },
      );
    }
    return part(
      id,
      accent,
      [
        stroke(
          'M180 392L220 110C222 96 232 88 246 88H362C376 88 386 96 388 110L428 392M160 392H202M406 392H450',
          metal,
          14,
        ),
        circle(312, 220, 152, '#8893a2'),
        circle(304, 214, 152, u.black),
        circle(304, 214, 138, SOOT),
        drumRings,
        circle(304, 214, 62, u.metal),
        ring(304, 214, 62, IRON, 3),
        sockets
          ? dots(['284 196', '326 196', '304 236'], 14, SOOT) +
            dots(['280 196', '288 196', '322 196', '330 196', '300 236', '308 236'], 2.4, STEEL)
          : bolt(304, 214, 30, accent),
        cable('M424 268C470 320 440 372 500 372C530 372 548 366 560 352', 13, accent),
        group(
          'translate(556 356) rotate(-46)',
          rect(-4, -14, 44, 28, 8, SOOT) +
            rect(38, -10, 16, 5, 2, STEEL) +
            rect(38, 5, 16, 5, 2, STEEL),
        ),
        handle && stroke('M262 70C262 40 346 40 346 70', metal, 13) + rect(280, 38, 48, 18, 9, INK),
      ],
      { shadow: [320, 404, 200, 11], close: [200, 110, 216, 162] },
    );
  },
});
