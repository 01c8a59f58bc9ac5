import type { Point } from '../lib/geometry.ts';

const LENGTHS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

interface Command {
  readonly letter: string;
  readonly values: readonly number[];
}

/** Path data as commands, repeated ones written out; flags must stand apart, as the drawings do. */
function commands(d: string): Command[] {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', rest = '']) => {
    const values = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const size = LENGTHS[letter.toUpperCase()] ?? 0;
    if (size === 0) return [{ letter, values: [] }];
    return Array.from({ length: Math.ceil(values.length / size) }, (_, i) => ({
      letter,
      values: values.slice(i * size, (i + 1) * size),
    }));
  });
}

const SHARES = [0.25, 0.5, 0.75];

/** Points on a Bezier curve of any degree, its ends left out. */
const onCurve = (points: readonly Point[]): Point[] =>
  SHARES.map((t) => {
    let rest = points;
    while (rest.length > 1) {
      rest = rest.slice(1).map(([x, y], i): Point => {
        const [fromX, fromY] = rest[i] ?? [x, y];
        return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
      });
    }
    return rest[0] ?? [0, 0];
  });

/** Points on an arc of a circle, its ends left out. */
function onArc(from: Point, to: Point, r: number, large: boolean, clockwise: boolean): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const chord = Math.hypot(dx, dy);
  if (chord === 0) return [];
  const radius = Math.max(r, chord / 2);
  const height = Math.sqrt(radius ** 2 - (chord / 2) ** 2) * (large === clockwise ? -1 : 1);
  const cx = (from[0] + to[0]) / 2 - (dy / chord) * height;
  const cy = (from[1] + to[1]) / 2 + (dx / chord) * height;
  const start = Math.atan2(from[1] - cy, from[0] - cx);
  const turn = Math.atan2(to[1] - cy, to[0] - cx) - start;
  const full = 2 * Math.PI;
  const sweep = clockwise ? (turn + full) % full : -((full - turn) % full);
  return Array.from({ length: 11 }, (_, i): Point => {
    const angle = start + (sweep * (i + 1)) / 12;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** Points that outline a path closely enough to measure it. */
export function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  for (const { letter, values } of commands(d)) {
    const [ox, oy] = letter === letter.toLowerCase() ? at : [0, 0];
    const pair = (i: number): Point => [ox + (values[i] ?? 0), oy + (values[i + 1] ?? 0)];
    const from = at;
    switch (letter.toUpperCase()) {
      case 'M':
        at = pair(0);
        start = at;
        break;
      case 'L':
        at = pair(0);
        break;
      case 'H':
        at = [ox + (values[0] ?? 0), at[1]];
        break;
      case 'V':
        at = [at[0], oy + (values[0] ?? 0)];
        break;
      case 'C':
        at = pair(4);
        points.push(...onCurve([from, pair(0), pair(2), at]));
        break;
      case 'Q':
        at = pair(2);
        points.push(...onCurve([from, pair(0), at]));
        break;
      case 'A':
        at = pair(5);
        points.push(...onArc(from, at, values[0] ?? 0, values[3] === 1, values[4] === 1));
        break;
      default:
        at = start;
    }
    points.push(at);
  }
  return points;
}
