import { INK, INK2 } from '../lib/colour.ts';
import { num, type Point } from '../lib/geometry.ts';
import { ellipse, group, joined, named, type Piece, ring, stroke } from '../lib/shapes.ts';
import { type Eye, front, place, STEERED, STRAIGHT, side, text } from './projection.ts';
import { darkened } from './shade.ts';

/** Centre, radius and tyre of a wheel. */
type Hub = readonly [x: number, y: number, r: number, tyre: number];

/** A face that looks ahead, drawn about its (0, 0). */
export interface Face {
  readonly at: Point;
  readonly piece: Piece;
  readonly lean?: number;
}

/** What a vehicle that one rides astride shows from ahead. */
export interface Ridden {
  readonly wheels: readonly [rear: Piece, front: Piece];
  readonly hubs: readonly [rear: Hub, front: Hub];
  /** Upper end of the fork, about which it turns. */
  readonly head: Point;
  readonly fork: readonly [tube: string, leg: string, width: number];
  readonly bars: {
    readonly at: Point;
    readonly reach?: number;
    readonly back?: number;
    readonly rise?: number;
    readonly tube?: string;
    /** What the mirrors are made of; none without. */
    readonly mirror?: string | undefined;
    /** Colour of what shields the hands. */
    readonly guard?: string | undefined;
  };
  /** Turns with the fork. */
  readonly lamp?: Face | undefined;
  /** Stays with the body: an apron, or the nose of a fairing. */
  readonly nose?: Face | undefined;
  /** Whether a fairing stands around wheel and fork. */
  readonly faired?: boolean;
  /** How thick the body is. */
  readonly width?: number;
}

const STEP = 5;
/** Turned, it is shorter than its side: it comes to the middle, and a little nearer. */
const MIDDLE = 'matrix(1.05 0 0 1.05 56 -20)';

/** Where copies of a drawing stand for what lies between its two sides, in its own units. */
function copies(id: string, width: number, { along, across }: Eye): string {
  const count = Math.ceil(width / STEP);
  return Array.from({ length: count }, (_, index) => {
    const z = (width * (count - index)) / count;
    const x = (z * across[0]) / along[0];
    return `<use href="#${id}" x="${num(x)}" y="${num((z * across[1] - x * along[1]) / 0.98)}"/>`;
  }).join('');
}

interface Solid {
  id: string;
  width: number;
  eye?: Eye;
  pivot?: Point;
}

/** A drawing as thick as `width` about the middle; its thickness is its own colours, darkened. */
const solid = (
  content: string,
  { id, width, eye = STRAIGHT, pivot }: Solid,
  shade: string,
): string =>
  content &&
  group(
    side(-width / 2, eye, pivot),
    `<g filter="url(#${shade})">${copies(id, width, eye)}</g>${named(id, content)}`,
  );

const tyre = (
  id: string,
  [x, y, r, width]: Hub,
  wheel: string,
  look: Omit<Solid, 'id' | 'width'>,
) =>
  group(
    side(-width * 0.55, look.eye, look.pivot),
    named(id, ring(x, y, r - width / 2, '#0f141c', width)) +
      copies(id, width * 1.1, look.eye ?? STRAIGHT) +
      wheel,
  );

/** The parts of a two-wheeler, turned: its body foreshortened, and ahead of it the fork, wheel, lamp and bars. */
export function riddenFromAhead(
  id: string,
  { body, steered }: { body: string; steered: string },
  { wheels, hubs, head, fork, bars, lamp, nose, faired = false, width = 40 }: Ridden,
): { body: string; defs: string } {
  const turn = { eye: STEERED, pivot: head };
  const [px, py] = place(head);
  const at = (x: number, y: number, z: number): Point => [
    px + (x - head[0]) * STEERED.along[0] + z * STEERED.across[0],
    py + (y - head[1]) * 0.98 + (x - head[0]) * STEERED.along[1] + z * STEERED.across[1],
  ];
  const [hx, hy, , tread] = hubs[1];
  const spread = tread * 0.5 + 9;
  const leg = (z: number) => {
    const middle = [head[0] + (hx - head[0]) * 0.5, head[1] + (hy - head[1]) * 0.5] as const;
    return (
      stroke(
        `M${text(at(head[0], head[1], z))}L${text(at(...middle, z))}`,
        fork[0],
        fork[2] * 0.78,
      ) + stroke(`M${text(at(...middle, z))}L${text(at(hx, hy, z))}`, fork[1], fork[2])
    );
  };
  const { at: clamp, reach = 82, back = 24, rise = 8, tube = INK2, mirror, guard } = bars;
  const half = (to: number) => {
    const end = [clamp[0] - back, clamp[1] - rise] as const;
    const grip = [clamp[0] - back * 0.7, clamp[1] - rise] as const;
    const stem = at(grip[0], grip[1], to * 0.62);
    const glass = at(grip[0] + 4, grip[1] - 42, to * 0.86);
    return joined([
      mirror && [
        stroke(`M${text(stem)}L${text(glass)}`, INK, 3.2),
        ellipse(glass[0], glass[1], 17, 11, mirror),
      ],
      stroke(
        `M${text(at(clamp[0], clamp[1], 0))}Q${text(at(clamp[0], end[1], to * 0.3))} ${text(at(grip[0], grip[1], to * 0.6))}L${text(at(...end, to))}`,
        tube,
        6,
      ),
      stroke(`M${text(at(grip[0], grip[1], to * 0.64))}L${text(at(...end, to))}`, INK, 10),
      guard &&
        stroke(
          `M${text(at(grip[0] + 14, grip[1] - 4, to * 0.62))}L${text(at(end[0] + 18, end[1] + 2, to))}`,
          guard,
          15,
        ),
    ]);
  };
  const ahead = [
    tyre(`${id}k`, hubs[1], joined(wheels[1]), turn),
    solid(steered, { id: `${id}h`, width: 30, ...turn }, `${id}f`),
    leg(-spread),
  ];
  return {
    body: group(
      MIDDLE,
      joined([
        half(reach),
        tyre(`${id}r`, hubs[0], joined(wheels[0]), {}),
        leg(spread),
        faired && ahead,
        solid(body, { id: `${id}q`, width }, `${id}f`),
        nose && group(front(nose.at, { lean: nose.lean ?? 0 }), joined(nose.piece)),
        !faired && ahead,
        lamp && group(front(lamp.at, { ...turn, lean: lamp.lean ?? 0 }), joined(lamp.piece)),
        half(-reach),
      ]),
    ),
    defs: darkened(`${id}f`, 0.5),
  };
}
