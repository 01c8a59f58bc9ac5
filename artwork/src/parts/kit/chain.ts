import type { Point } from '../../lib/geometry.ts';

/** A circle the chain runs round. */
export interface Pulley {
  x: number;
  y: number;
  r: number;
}

interface Run {
  readonly length: number;
  /** The point at a share (0 to 1) of the run. */
  at(share: number): Point;
}

const onCircle = ({ x, y, r }: Pulley, angle: number): Point => [
  x + r * Math.cos(angle),
  y + r * Math.sin(angle),
];

const straight = ([x1, y1]: Point, [x2, y2]: Point): Run => ({
  length: Math.hypot(x2 - x1, y2 - y1),
  at: (share) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share],
});

const bend = (pulley: Pulley, from: number, to: number): Run => ({
  length: pulley.r * (to - from),
  at: (share) => onCircle(pulley, from + (to - from) * share),
});

/** Points, as "x y", of a closed chain over two pulleys: one per link, an even number of links. */
export function chainPoints(big: Pulley, small: Pulley, pitch: number): string[] {
  const distance = Math.hypot(small.x - big.x, small.y - big.y);
  const slope = Math.atan2(small.y - big.y, small.x - big.x);
  const spread = Math.acos((big.r - small.r) / distance);
  const [top, bottom] = [slope - spread, slope + spread];
  const runs: Run[] = [
    straight(onCircle(big, top), onCircle(small, top)),
    bend(small, top, bottom),
    straight(onCircle(small, bottom), onCircle(big, bottom)),
    bend(big, bottom, top + 2 * Math.PI),
  ];
  const total = runs.reduce((sum, run) => sum + run.length, 0);
  const count = 2 * Math.round(total / pitch / 2);
  const pointAt = (distanceAlong: number): Point => {
    let rest = distanceAlong;
    for (const run of runs) {
      if (rest < run.length) return run.at(rest / run.length);
      rest -= run.length;
    }
    return onCircle(big, top);
  };
  return Array.from({ length: count }, (_, i) =>
    pointAt((total * i) / count)
      .map(Math.round)
      .join(' '),
  );
}
