import { definePart } from '../drawing.ts';
import { ALUMINIUM, GOLD, GREY, INK2, IRON, markOn, SILVER, STEEL } from '../lib/colour.ts';
import { bolt, dots, group, rect, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { iso, onLeft, onRight, onTop } from './kit/iso.ts';
import { part } from './kit/paint.ts';
import { labelLines } from './kit/print.ts';

const CASINGS = {
  silver: {
    top: '#c3ccd6',
    left: '#7d8897',
    right: '#9aa5b3',
    ridge: '#e6ebf0',
    groove: '#8893a2',
  },
  black: { top: '#3a4352', left: '#1d232d', right: '#272e3a', ridge: '#4d5766', groove: '#191f28' },
  blue: { top: '#3f6fb5', left: '#1f4279', right: '#2a5496', ridge: '#6b95d3', groove: '#244c88' },
};
const LEADS = ['#d43d2f', '#1f2937', '#e9b53b', '#2f6fde'];

/** Finned aluminium DC-DC converter with flying leads. */
export const dcConverter = definePart({
  accent: '#2563eb',
  options: {
    casing: choice('silver', 'black', 'blue'),
    fins: choice(7, 5, 10),
    leads: choice(4, 2, 3),
    plug: flag(false),
    flanges: flag(true),
  },
  draw({ id, accent, casing, fins, leads, plug, flanges }) {
    const { top, left, right, ridge, groove } = CASINGS[casing];
    const mark = markOn(accent);
    return part(
      id,
      accent,
      [
        LEADS.slice(0, leads).map((lead, i) =>
          cable(
            `M${190 + i * 22} ${322 + i * 10}C${150 + i * 10} ${346 + i * 8} ${130 + i * 16} ${380 + i * 3} ${76 + i * 26} ${388 + i * 5}`,
            12,
            lead,
          ),
        ),
        plug &&
          group(
            'translate(92 388) rotate(-14)',
            rect(-40, -22, 58, 40, 8, INK2) + rect(-48, -14, 12, 24, 3, GREY),
          ),
        flanges &&
          iso(320, 402, [236, 150, 10], { top: SILVER, left: STEEL, right: ALUMINIUM }, 6) +
            dots(['520 324', '210 350'], 5, IRON),
        iso(320, 392, [200, 150, 84], { top, left, right }, 8),
        onTop(
          320,
          308,
          times(fins, (i) => {
            const y = 12 + (i * 128) / fins;
            return rect(8, y, 184, 9, 4, ridge) + rect(8, y + 9, 184, 4, 2, groove);
          }) +
            rect(48, 42, 104, 64, 6, accent) +
            bolt(70, 74, 16, mark) +
            labelLines(90, 68, 46, mark),
        ),
        onRight(
          320,
          392,
          times(8, (i) => rect(14 + i * 23, -74, 9, 64, 3, left)),
        ),
        onLeft(
          320,
          392,
          rect(-134, -66, 54, 46, 7, '#141920') +
            dots(['-122 -42', '-107 -42', '-92 -42'], 5, GOLD) +
            dots(['-24 -60', '-24 -20'], 5, IRON),
        ),
      ],
      { shadow: [322, 398, 220, 16], close: [240, 210, 216, 162] },
    );
  },
});
