import { type Colour, INK, INK2 } from '../../lib/colour.ts';
import { between } from '../../lib/geometry.ts';
import { stroke } from '../../lib/shapes.ts';

const line = (x1: number, y1: number, x2: number, y2: number, from: number, to: number): string => {
  const at = (share: number) =>
    `${Math.round(between(x1, x2, share))} ${Math.round(between(y1, y2, share))}`;
  return `M${at(from)}L${at(to)}`;
};

/** Coil spring over a damper. */
export const spring = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  colour: Colour,
): string =>
  stroke(`M${x1} ${y1}L${x2} ${y2}`, '#5b6675', width * 0.35) +
  stroke(line(x1, y1, x2, y2, 0.14, 0.74), colour, width, { squareDash: '3.4 3' });

interface ForkLook {
  tube?: Colour;
  leg?: Colour;
  width?: number;
  /** where the leg takes over from the tube, 0 (head) to 1 (axle) */
  split?: number;
  gaiter?: boolean;
}

/** Telescopic fork from the steering head to the axle. */
export function fork(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  { tube = '#d5dce4', leg = INK2, width = 12, split = 0.55, gaiter = false }: ForkLook,
): string {
  const mx = between(x1, x2, split);
  const my = between(y1, y2, split);
  return (
    stroke(`M${x1} ${y1}L${mx} ${my}`, tube, width * 0.78) +
    (gaiter
      ? stroke(line(x1, y1, x2, y2, split - 0.25, split), INK, width + 4, { squareDash: '4 1.4' })
      : '') +
    stroke(`M${mx} ${my}L${x2} ${y2}`, leg, width)
  );
}
