import type { Point } from '../lib/geometry.ts';
import { gloss, group, joined, named, type Piece, path, reuseAt } from '../lib/shapes.ts';
import { type Profile, profile } from './outline.ts';
import { front, side, strip } from './projection.ts';
import { darkened } from './shade.ts';

/** What a vehicle with a front of its own shows from ahead. */
export interface Box {
  readonly width: number;
  /** Path data whose upper edge is the roof, the windscreen, the bonnet and the nose. */
  readonly outline: string;
  /** The windscreen's upper and lower end in it. */
  readonly screen: readonly [x1: number, y1: number, x2: number, y2: number];
  readonly fills: Readonly<Record<keyof Profile, string>>;
  readonly glass: string;
  /** The front, from (0, 0) at the near end of the nose's upper edge: across, and down. */
  readonly face: (width: number, height: number) => Piece;
  /** Further surfaces from side to side, such as a load's, and their fills. */
  readonly load?: readonly (readonly [line: readonly Point[], fill: string])[];
  /** The side without what stands in the middle: the front wheel of a three-wheeler. */
  readonly side?: Piece;
  readonly middle?: Piece;
  /** Whether that stands ahead of the nose. */
  readonly ahead?: boolean;
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** The drawing seen three quarters from ahead: its side, its other side behind that, and what lies between them. */
export function boxFromAhead(id: string, body: string, box: Box): { body: string; defs: string } {
  const { width, fills } = box;
  const parts = profile(box.outline, box.screen);
  const first = parts.screen[0] ?? [0, 0];
  const last = parts.screen.at(-1) ?? first;
  const pane = [between(first, last, 0.07), between(first, last, 0.9)];
  const top = parts.nose[0] ?? [0, 0];
  const foot = parts.nose.at(-1) ?? top;
  const height = foot[1] - top[1];
  const lean = (parts.nose[Math.floor(parts.nose.length / 2)]?.[0] ?? top[0]) - top[0];
  const middle = box.middle && group(side(width / 2), joined(box.middle));
  const face = front(top, { lean: lean / Math.max(height, 1) });
  return {
    body: joined([
      `<g filter="url(#${id}f)">${reuseAt(`${id}q`, side(width))}</g>`,
      !box.ahead && middle,
      box.load?.map(([line, fill]) => path(strip(line, 0, width), fill)),
      path(strip(parts.roof, 0, width * 0.95), fills.roof),
      path(strip(parts.screen, 0, width * 0.97), fills.screen),
      path(strip(pane, width * 0.05, width * 0.91), box.glass),
      gloss(strip(pane, width * 0.5, width * 0.62), 0.3),
      path(strip(parts.bonnet, 0, width), fills.bonnet),
      path(strip(parts.nose, 0, width), fills.nose),
      group(side(), named(`${id}q`, box.side ? joined(box.side) : body)),
      group(face, joined(box.face(width, height))),
      box.ahead && middle,
    ]),
    defs: darkened(`${id}f`, 0.3),
  };
}
