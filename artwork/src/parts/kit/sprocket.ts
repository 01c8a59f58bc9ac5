import { IRON } from '../../lib/colour.ts';
import { around, hole, point } from '../../lib/geometry.ts';
import { dots, path, ring, times } from '../../lib/shapes.ts';
import type { Fills } from './paint.ts';

/** Path data of a toothed wheel. */
export function gear(cx: number, cy: number, r: number, teeth: number, depth = 10): string {
  const step = 360 / teeth;
  const tooth = (i: number) =>
    [
      point(cx, cy, r, i * step),
      point(cx, cy, r + depth, (i + 0.3) * step),
      point(cx, cy, r + depth, (i + 0.45) * step),
      point(cx, cy, r, (i + 0.75) * step),
    ].join('L');
  return `M${Array.from({ length: teeth }, (_, i) => tooth(i)).join('L')}Z`;
}

const CUTOUTS = {
  holes: (cx: number, cy: number, r: number) =>
    times(6, (k) => {
      const a = ((k * 60 - 90) * Math.PI) / 180;
      return hole(cx + r * 0.6 * Math.cos(a), cy + r * 0.6 * Math.sin(a), r * 0.17);
    }),
  spokes: (cx: number, cy: number, r: number) =>
    times(5, (k) => {
      const at = (radius: number, turn: number) => point(cx, cy, r * radius, k * 72 + turn);
      const outer = r * 0.78;
      return `M${at(0.42, -22)}L${at(0.78, -27)}A${outer} ${outer} 0 0 1 ${at(0.78, 27)}L${at(0.42, 22)}Z`;
    }),
  solid: () => '',
};
type SprocketStyle = keyof typeof CUTOUTS;

export type Tone = 'steel' | 'black' | 'anodised';
export const toneFill = (u: Fills, tone: Tone): string =>
  ({ steel: u.metal, black: u.black, anodised: u.paint })[tone];

interface Sprocket {
  cx: number;
  cy: number;
  r: number;
  teeth: number;
  style: SprocketStyle;
  fill: string;
}

/** Toothed wheel with cut-outs, bolts and bore. */
export const sprocketWheel = ({ cx, cy, r, teeth, style, fill }: Sprocket): string =>
  path(
    gear(cx, cy, r, teeth, Math.max(8, r * 0.09)) +
      CUTOUTS[style](cx, cy, r) +
      hole(cx, cy, r * 0.2),
    fill,
    { fillRule: 'evenodd' },
  ) +
  ring(cx, cy, r * 0.88, '#fff', 2.4, { opacity: 0.35 }) +
  dots(around(5, cx, cy, r * 0.31, -54), r * 0.045, IRON) +
  ring(cx, cy, r * 0.2, IRON, 3);
