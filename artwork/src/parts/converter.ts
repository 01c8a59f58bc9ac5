import { definePart } from '../drawing.ts';
import { IRON, markOn, SILVER, SOOT } from '../lib/colour.ts';
import { bolt, dots, path, rect, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { fills, part } from './kit/paint.ts';

/** Flat ribbed converter or charger module, seen from the front. */
export const converter = definePart({
  accent: '#1d4ed8',
  options: {
    plate: choice('white', 'black'),
    graph: flag(true),
    sides: choice('both', 'one'),
    casing: choice('black', 'silver'),
  },
  draw({ id, accent, plate, graph, sides, casing }) {
    const u = fills(id);
    const dim = casing === 'black' ? '#535e6e' : '#8d98a7';
    const [ink, soft] = plate === 'white' ? [IRON, '#9aa5b3'] : ['#fff', '#7d8897'];
    return part(
      id,
      accent,
      [
        cable('M170 246C110 246 96 300 60 318', 12, '#c0392b'),
        cable('M170 276C120 282 116 340 70 352', 12, '#1f2937'),
        sides === 'both' &&
          cable('M470 246C530 246 540 300 580 318', 12, '#e9b53b') +
            cable('M470 276C520 282 526 340 570 352', 12, '#1f2937'),
        rect(152, 150, 336, 220, 18, '#4c5665'),
        rect(152, 142, 336, 220, 18, casing === 'black' ? u.black : u.metal),
        stroke(
          times(11, (i) => `M${182 + i * 27} 150V354`),
          dim,
          11,
        ),
        rect(190, 194, 260, 116, 12, plate === 'white' ? u.white : SOOT),
        path('M202 194H438C446 194 450 198 450 206V228H190V206C190 198 194 194 202 194Z', accent),
        bolt(212, 211, 12, markOn(accent)),
        rect(230, 206, 96, 9, 4.5, markOn(accent)),
        rect(206, 244, 120, 9, 4, ink),
        rect(206, 262, 86, 8, 4, soft),
        rect(206, 280, 104, 8, 4, soft),
        graph
          ? rect(352, 244, 80, 50, 6, soft, { opacity: 0.3 }) +
            stroke('M364 280L384 258L400 272L420 252', accent, 4)
          : dots(['372 268', '396 268', '420 268'], 8, accent),
        dots(['170 160', '170 344', '470 160', '470 344'], 7, SILVER),
        dots(['170 160', '170 344', '470 160', '470 344'], 3, IRON),
      ],
      { shadow: [320, 384, 220, 14], close: [180, 170, 216, 162] },
    );
  },
});
