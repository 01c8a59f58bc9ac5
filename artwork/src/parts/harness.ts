import { definePart } from '../drawing.ts';
import { darker, GREY, IRON, lighter } from '../lib/colour.ts';
import { cycled } from '../lib/lists.ts';
import { path, rect, stroke, times } from '../lib/shapes.ts';
import { choice } from '../options.ts';
import { type Fills, fills, part } from './kit/paint.ts';

const plug = (
  u: Fills,
  x: number,
  y: number,
  w: number,
  h: number,
  n: number,
  dark: boolean,
  flip = false,
) =>
  rect(x, y, w, h, 10, dark ? u.black : u.white) +
  times(n, (i) =>
    rect(
      flip ? x + w - 30 : x + 8,
      y + 10 + (i * (h - 16)) / n,
      22,
      (h - 30) / n,
      3,
      dark ? '#0f141b' : '#8893a2',
    ),
  );

/** Wiring harness with connectors. */
export const harness = definePart({
  accent: '#d43d2f',
  options: {
    branches: choice(2, 1),
    sleeve: choice('tape', 'wide'),
    shells: choice('mixed', 'black', 'white'),
    palette: choice('rainbow', 'mono'),
  },
  draw({ id, accent, branches, sleeve, shells, palette }) {
    const u = fills(id);
    const colours: [string, ...string[]] =
      palette === 'rainbow'
        ? [accent, '#e9b53b', '#2f6fde', '#1f2937', '#12806a', '#f3f4f6']
        : [accent, '#1f2937', lighter(accent, 0.4), IRON, darker(accent, 0.3), '#8893a2'];
    const wire = (i: number) =>
      `M150 ${136 + i * 11}C250 ${128 + i * 11} 250 ${214 + i * 7} 330 ${214 + i * 7}C420 ${214 + i * 7} 400 ${300 + i * 10} 500 ${296 + i * 11}`;
    const darkShells = shells !== 'white';
    return part(
      id,
      accent,
      [
        colours.map((c, i) => stroke(wire(i), darker(c, 0.3), 9) + stroke(wire(i), c, 6)),
        times(
          3,
          (i) =>
            stroke(
              `M330 ${232 + i * 8}C250 ${250 + i * 14} 240 ${320 + i * 10} 170 ${322 + i * 14}`,
              cycled(colours, i + 1),
              7,
            ) +
            (branches > 1
              ? stroke(
                  `M340 ${220 + i * 8}C400 ${200 - i * 6} 410 ${150 - i * 8} 470 ${120 + i * 13}`,
                  cycled(colours, i + 4),
                  7,
                )
              : ''),
        ),
        sleeve === 'tape'
          ? path('M292 196C330 190 372 214 384 240L366 284C340 262 316 262 282 262Z', u.black) +
            stroke(
              'M300 204L294 258M318 204L312 258M336 210L328 260M352 220L344 264M368 234L356 272',
              GREY,
              3,
            )
          : path('M276 190C330 180 392 206 410 240L380 300C350 264 316 266 270 266Z', accent) +
            stroke('M290 196V258M330 198V256M366 214L356 266', darker(accent, 0.4), 4),
        plug(u, 92, 122, 70, 84, 4, darkShells),
        plug(u, 488, 284, 74, 84, 4, darkShells, true),
        plug(u, 120, 308, 62, 62, 3, shells === 'black'),
        branches > 1 && plug(u, 458, 104, 66, 60, 3, shells === 'black', true),
      ],
      { shadow: [320, 396, 220, 11], close: [250, 170, 200, 150] },
    );
  },
});
