import { definePart } from '../drawing.ts';
import { ALUMINIUM, IRON, lighter, markOn, SOOT } from '../lib/colour.ts';
import { bolt, ellipse, group, named, path, rect, reuse, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { iso, onRight, onTop } from './kit/iso.ts';
import { fills, part } from './kit/paint.ts';
import { labelLines } from './kit/print.ts';

/** Battery cells: cylindrical block, prismatic stack or pouch stack. */
export const cellModule = definePart({
  accent: '#2563eb',
  options: {
    style: choice('cylindrical', 'prismatic', 'pouch'),
    columns: choice(5, 3, 6),
    rows: choice(3, 2, 4),
    strip: choice('nickel', 'copper'),
    leads: flag(true),
  },
  draw({ id, accent, style, columns, rows, strip, leads }) {
    const u = fills(id);
    const bar = strip === 'nickel' ? '#dfe5eb' : '#d99a5b';
    if (style === 'prismatic') {
      return part(
        id,
        accent,
        [
          iso(
            330,
            402,
            [84, 36 * columns, 190],
            { top: IRON, left: '#1a202a', right: '#232a35' },
            8,
          ),
          times(columns, (i) => {
            const k = columns - 1 - i;
            const x = 330 - k * 36 * 0.88;
            const y = 398 - k * 36 * 0.42;
            return (
              iso(x, y, [150, 30, 180], { top: '#eef2f6', left: '#7d8897', right: accent }, 4) +
              onRight(
                x,
                y,
                rect(14, -150, 70, 12, 5, markOn(accent), { opacity: 0.85 }) +
                  rect(14, -130, 44, 8, 4, markOn(accent), { opacity: 0.5 }),
              ) +
              onTop(
                x,
                y - 180,
                rect(22, 7, 30, 16, 4, i % 2 ? IRON : bar) +
                  rect(98, 7, 30, 16, 4, i % 2 ? bar : IRON),
              )
            );
          }),
          leads && cable('M410 160C470 130 520 160 548 210', 13, '#d43d2f'),
        ],
        { shadow: [320, 396, 210, 16], close: [250, 150, 216, 162] },
      );
    }
    if (style === 'pouch') {
      return part(
        id,
        accent,
        [
          times(columns, (i) => {
            const k = columns - 1 - i;
            return group(
              `translate(${k * 20 - 30} ${-k * 16 + 24})`,
              rect(236, 66, 40, 56, 3, bar) +
                rect(344, 66, 40, 56, 3, i % 2 ? ALUMINIUM : bar) +
                rect(180, 112, 262, 240, 14, u.metal) +
                rect(196, 128, 230, 208, 10, i === columns - 1 ? u.white : '#c3ccd6'),
            );
          }),
          group(
            'translate(-30 24)',
            rect(214, 176, 194, 72, 8, accent) +
              bolt(242, 212, 20, markOn(accent)) +
              labelLines(270, 198, 104, markOn(accent)),
          ),
          leads && cable('M226 120C200 60 120 80 96 120', 12, '#d43d2f'),
        ],
        { shadow: [310, 398, 190, 13], close: [190, 160, 216, 162] },
      );
    }
    const w = 58;
    const x0 = 320 - (columns * w) / 2 + (rows - 1) * 10;
    const depth = (rows - 1) * 20;
    const [left, right, floor] = [
      x0 - depth - 8,
      x0 + columns * w - depth + 2,
      160 + (rows - 1) * 26 + 188,
    ];
    const [x1, y1] = [x0 + 25, 160];
    const firstCell =
      rect(x1 - 25, y1, 50, 178, 8, accent) +
      rect(x1 - 25, y1, 14, 178, 7, '#000', { opacity: 0.16 }) +
      rect(x1 + 8, y1 + 6, 8, 166, 4, '#fff', { opacity: 0.25 }) +
      ellipse(x1, y1 + 2, 25, 11, '#dfe5eb') +
      ellipse(x1, y1, 11, 5, '#9aa5b3');
    const cell = (r: number, c: number) =>
      r || c ? reuse(`${id}G`, c * w - r * 20, r * 26) : named(`${id}G`, firstCell);
    return part(
      id,
      accent,
      [
        path(
          `M${left} ${floor}H${right}l${depth} ${-(rows - 1) * 26}v-20H${left + depth}L${left} ${floor - 20}Z`,
          u.black,
        ),
        times(rows, (r) => times(columns, (c) => cell(r, c))),
        times(rows, (r) =>
          stroke(
            times(columns - 1, (c) =>
              (c + r) % 2 ? '' : `M${x0 + 25 + c * w - r * 20} ${160 + r * 26}h${w}`,
            ),
            bar,
            9,
          ),
        ),
        stroke(
          times(columns, (c) => `M${x0 + 25 + c * w} 160l${-(rows - 1) * 20} ${(rows - 1) * 26}`),
          bar,
          6,
        ),
        rect(left + 2, floor - 84, right - left - 4, 34, 6, SOOT),
        bolt((left + right) / 2, floor - 67, 12, lighter(accent, 0.4)),
        leads &&
          cable(
            `M${x0 + columns * w - 20} 170C${x0 + columns * w + 40} 120 ${x0 + columns * w + 30} 90 ${x0 + columns * w + 60} 70`,
            12,
            '#d43d2f',
          ) +
            cable(
              `M${x0 + columns * w - 60} 212C${x0 + columns * w + 50} 190 ${x0 + columns * w + 50} 150 ${x0 + columns * w + 80} 120`,
              12,
            ),
      ],
      { shadow: [310, 402, 200, 13], close: [220, 130, 216, 162] },
    );
  },
});
