import { definePart } from '../drawing.ts';
import { GOLD, IRON, markOn, SOOT } from '../lib/colour.ts';
import { bolt, circle, dots, rect, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { iso, onLeft, onRight, onTop, type Size } from './kit/iso.ts';
import { part } from './kit/paint.ts';
import { labelLines } from './kit/print.ts';

const SKINS = {
  silver: {
    top: '#b8c2cd',
    left: '#6c7787',
    right: '#929dab',
    ridge: '#e6ebf0',
    groove: '#7f8a99',
  },
  black: { top: '#3a4352', left: '#1d232d', right: '#272e3a', ridge: '#4d5766', groove: '#191f28' },
  gold: { top: '#d8b98a', left: '#8a6a35', right: '#b08f57', ridge: '#ecd7b2', groove: '#8a6a35' },
};
const SIZES = {
  large: [240, 160, 62],
  tall: [210, 150, 110],
  small: [180, 130, 56],
} as const satisfies Record<string, Size>;
const LEADS = ['#d43d2f', '#1f2937', '#e9b53b', '#2f6fde', '#12806a'];
const PHASES = [GOLD, '#2fa36b', '#2f6fde'];

/** Finned motor controller with phase leads. */
export const controller = definePart({
  accent: '#12806a',
  options: {
    skin: choice('silver', 'black', 'gold'),
    fins: choice(10, 6, 14),
    phases: flag(true),
    size: choice('large', 'tall', 'small'),
    label: choice('plate', 'band'),
  },
  draw({ id, accent, skin, fins, phases, size, label }) {
    const { top, left, right, ridge, groove } = SKINS[skin];
    const [w, d, h] = SIZES[size];
    const mark = markOn(accent);
    const up = 400 - h;
    return part(
      id,
      accent,
      [
        LEADS.map((lead, i) =>
          cable(
            `M${168 + i * 20} ${300 + i * 10}C${120 + i * 8} ${330 + i * 12} ${118 + i * 10} ${372 + i * 4} ${70 + i * 12} ${392 + i * 5}`,
            11,
            lead,
          ),
        ),
        iso(312, 400, [w, d, h], { top, left, right }, 8),
        onTop(
          312,
          up,
          rect(14, 14, w - 28, d - 28, 6, top) +
            times(fins, (i) => {
              const y = 20 + (i * (d - 40)) / fins;
              return rect(22, y, w - 44, 5, 2.5, ridge) + rect(22, y + 5, w - 44, 4, 2, groove);
            }) +
            (label === 'plate'
              ? rect(w / 4, d / 4, w / 2, d * 0.46, 6, accent) +
                bolt(w / 4 + 26, d / 2, 16, mark) +
                labelLines(w / 4 + 48, d / 2 - 8, w * 0.2, mark)
              : rect(0, d * 0.36, w, 34, 0, accent) + bolt(w / 2, d * 0.36 + 17, 13, mark)),
        ),
        phases &&
          onTop(
            312,
            up,
            PHASES.map(
              (phase, i) =>
                rect(w - 36, 22 + i * 42, 26, 26, 5, SOOT) + circle(w - 23, 35 + i * 42, 8, phase),
            ).join(''),
          ),
        onLeft(
          312,
          400,
          rect(-d + 12, -h + 12, 60, 36, 6, SOOT) +
            rect(-d + 82, -h + 12, 30, 36, 6, SOOT) +
            dots(
              [22, 36, 50, 64].map((x) => `${x - d} ${30 - h}`),
              4,
              GOLD,
            ) +
            dots([`-20 ${-h + 16}`, '-20 -14'], 5, IRON),
        ),
        onRight(
          312,
          400,
          stroke(
            times(Math.floor(w / 22), (i) => `M${20 + i * 20} ${-h + 10}v${h - 22}`),
            left,
            7,
          ),
        ),
      ],
      { shadow: [320, 396, 230, 18], close: [230, 210, 216, 162] },
    );
  },
});
