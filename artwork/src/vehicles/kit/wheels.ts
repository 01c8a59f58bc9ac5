import { COAL, type Colour, INK, INK2, SILVER, SLATE, STEEL } from '../../lib/colour.ts';
import { arc, around, num, point } from '../../lib/geometry.ts';
import {
  circle,
  dots,
  joined,
  named,
  path,
  reuse,
  reuseAt,
  ring,
  stroke,
} from '../../lib/shapes.ts';

const brakeDisc = (cx: number, cy: number, r: number): string =>
  ring(cx, cy, r, '#b4bdc9', r * 0.26) +
  ring(cx, cy, r, '#7d8795', r * 0.08, { squareDash: `${num(r * 0.09)} ${num(r * 0.2)}` });

interface SpokeLook {
  /** number of arms */
  n: number;
  rim: Colour;
  /** wheel radius, to which the arms' width relates */
  size: number;
}

const SPOKES = {
  /** crossed wire spokes */
  spoke: (cx: number, cy: number, r: number) => {
    const wires = Array.from({ length: 15 }, (_, k) => {
      const a = k * 24;
      const rim = point(cx, cy, r, a);
      return `M${point(cx, cy, r * 0.16, a + 35)}L${rim}M${point(cx, cy, r * 0.16, a - 35)}L${rim}`;
    });
    return stroke(wires.join(''), '#a3adba', 1.3);
  },
  /** y-shaped alloy spokes */
  alloy: (cx: number, cy: number, r: number, { n, rim, size }: SpokeLook) => {
    const arms = Array.from({ length: n }, (_, k) => {
      const a = -90 + (360 / n) * k;
      const knee = point(cx, cy, r * 0.55, a);
      return `M${point(cx, cy, r - 1, a - 13)}L${knee}L${point(cx, cy, r * 0.2, a)}M${knee}L${point(cx, cy, r - 1, a + 13)}`;
    });
    return stroke(arms.join(''), rim, Math.max(4, size * 0.075));
  },
  /** many thin slanted spokes */
  multi: (cx: number, cy: number, r: number, { n, rim, size }: SpokeLook) => {
    const arms = around(n * 2, cx, cy, r, -90).map(
      (end, k) => `M${point(cx, cy, r * 0.2, -102 + (180 / n) * k)}L${end}`,
    );
    return stroke(arms.join(''), rim, size * 0.055);
  },
  /** three to six broad straight spokes */
  blade: (cx: number, cy: number, r: number, { n, rim, size }: SpokeLook) => {
    const arms = around(n, cx, cy, r - 2, -90).map((end) => `M${cx} ${cy}L${end}`);
    return stroke(arms.join(''), rim, size * 0.13);
  },
  /** pressed steel with holes */
  steel: (cx: number, cy: number, r: number) =>
    circle(cx, cy, r, SILVER) +
    circle(cx, cy, r * 0.7, '#aeb8c4') +
    dots(around(6, cx, cy, r * 0.5), r * 0.1, SLATE),
};

export interface WheelLook {
  /** tyre's width */
  tyre?: number;
  style?: keyof typeof SPOKES;
  rim?: Colour | undefined;
  disc?: boolean;
  hub?: Colour;
  /** number of arms */
  n?: number;
  /** coloured line on the rim */
  line?: Colour | undefined;
  /** coloured tyre wall */
  wall?: Colour | undefined;
}

/** A spoked or cast wheel with its tyre. */
function wheel(
  cx: number,
  cy: number,
  r: number,
  { tyre = r * 0.2, style = 'alloy', rim, disc = true, hub = STEEL, n = 5, line, wall }: WheelLook,
): string {
  const inner = r - tyre;
  const colour = rim ?? (style === 'spoke' || style === 'steel' ? SILVER : INK2);
  return joined([
    circle(cx, cy, inner, '#0b1220', { fillOpacity: 0.07 }),
    disc && brakeDisc(cx, cy, inner * 0.58),
    SPOKES[style](cx, cy, inner, { n, rim: colour, size: r }),
    ring(cx, cy, inner + 1, colour, Math.max(3, r * 0.06)),
    line && ring(cx, cy, inner, line, 2),
    ring(cx, cy, r - tyre / 2, INK, tyre),
    wall && ring(cx, cy, r - tyre * 0.62, wall, tyre * 0.3),
    stroke(arc(cx, cy, r - tyre * 0.32, 200, 300), '#fff', tyre * 0.14, { opacity: 0.16 }),
    circle(cx, cy, r * 0.15, hub),
    circle(cx, cy, r * 0.07, INK2),
  ]);
}

/** Two wheels, the rear one first; the second is a copy of it, enlarged when its radius differs. */
export function wheelPair(
  id: string,
  [x1, y1]: readonly [number, number],
  [x2, y2, r2]: readonly [x: number, y: number, r?: number],
  r: number,
  look: WheelLook,
): readonly [rear: string, front: string] {
  const first = named(`${id}w`, wheel(x1, y1, r, look));
  if (r2 === undefined || r2 === r) return [first, reuse(`${id}w`, x2 - x1, y2 - y1)];
  const k = Math.round((r2 / r) * 1000) / 1000;
  return [
    first,
    reuseAt(`${id}w`, `matrix(${k} 0 0 ${k} ${num(x2 - x1 * k)} ${num(y2 - y1 * k)})`),
  ];
}

/** Electric motor inside the rear wheel. */
export const hubMotor = (cx: number, cy: number, r: number): string =>
  circle(cx, cy, r, '#3a4352') +
  circle(cx, cy, r * 0.73, STEEL) +
  circle(cx, cy, r * 0.3, '#d5dce4');

/** Shadow of a wheel arch under a body. */
export const arch = (cx: number, cy: number, r: number, floor: number): string =>
  path(`M${cx - r} ${floor}V${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}V${floor}Z`, COAL);
