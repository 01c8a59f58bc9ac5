import type { Point } from '../lib/geometry.ts';

const SAMPLES = 5;
const bend = (a: number, b: number, c: number, d: number, t: number): number => {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
};

/** The points of an outline in absolute M, L, H, V and C; bends become a few straight lines. */
export function outline(d: string): Point[] {
  const points: Point[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVC])([^MLHVCZ]*)/g)) {
    const values = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [x, y] = points.at(-1) ?? [0, 0];
    const [a = 0] = values;
    if (command === 'H') points.push([a, y]);
    else if (command === 'V') points.push([x, a]);
    else if (command === 'C') {
      for (let i = 0; i + 5 < values.length; i += 6) {
        const [sx, sy] = points.at(-1) ?? [0, 0];
        const [bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = values.slice(i, i + 6);
        for (let k = 1; k <= SAMPLES; k += 1) {
          const t = k / SAMPLES;
          points.push([bend(sx, bx, cx, dx, t), bend(sy, by, cy, dy, t)]);
        }
      }
    } else {
      for (let i = 0; i + 1 < values.length; i += 2)
        points.push([values[i] ?? 0, values[i + 1] ?? 0]);
    }
  }
  return points;
}

const nearest = (points: readonly Point[], [x, y]: Point): number =>
  points.reduce((best, [px, py], index) => {
    const [bx, by] = points[best] ?? [0, 0];
    return Math.hypot(px - x, py - y) < Math.hypot(bx - x, by - y) ? index : best;
  }, 0);

export interface Profile {
  roof: Point[];
  screen: Point[];
  bonnet: Point[];
  nose: Point[];
}

/** What one sees of an outline from ahead: roof, windscreen, bonnet, and nose down to its foot. */
export function profile(
  d: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): Profile {
  const points = outline(d);
  const top = nearest(points, [x1, y1]);
  const foot = nearest(points, [x2, y2]);
  const slope = (i: number): Point => {
    const [ax, ay] = points[i] ?? [0, 0];
    const [bx, by] = points[i + 1] ?? [ax, ay];
    return [bx - ax, by - ay];
  };
  let start = top;
  while (start > 0 && slope(start - 1)[0] > 0) start -= 1;
  let edge = foot;
  while (edge < points.length - 1 && slope(edge)[0] > Math.abs(slope(edge)[1])) edge += 1;
  let end = edge;
  while (end < points.length - 1 && slope(end)[1] > 0) end += 1;
  return {
    roof: points.slice(start, top + 1),
    screen: points.slice(top, foot + 1),
    bonnet: points.slice(foot, edge + 1),
    nose: points.slice(edge, end + 1),
  };
}
