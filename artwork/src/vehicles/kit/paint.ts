import type { Artwork, Crop, Shadow } from '../../drawing.ts';
import { type Colour, paintStops } from '../../lib/colour.ts';
import { materials } from '../../lib/materials.ts';
import { joined, type Piece } from '../../lib/shapes.ts';
import { type Box, boxFromAhead } from '../../turned/box.ts';
import { type Ridden, riddenFromAhead } from '../../turned/ridden.ts';

const MATERIALS = materials({
  paint: { suffix: 'p', stops: paintStops },
  /** dark plastic */
  plastic: {
    suffix: 'd',
    stops: () => [
      [0, '#3a4352'],
      [1, '#171c25'],
    ],
  },
  metal: {
    suffix: 'm',
    stops: () => [
      [0, '#eef2f6'],
      [0.5, '#c3ccd6'],
      [1, '#8a95a4'],
    ],
  },
  glass: {
    suffix: 'g',
    stops: () => [
      [0, '#dff1fb'],
      [1, '#8fb6cc'],
    ],
  },
  tinted: {
    suffix: 't',
    stops: () => [
      [0, '#5b6b7d'],
      [1, '#232c38'],
    ],
  },
});

export const { fills } = MATERIALS;

/** A fill for each material of one drawing. */
export type Fills = ReturnType<typeof fills>;

export interface Placing {
  shadow?: Shadow;
  /** Moves the crop down for low vehicles. */
  drop?: number;
  /** The close-up: head and lamp. */
  front?: Crop;
  /** The second close-up: rear wheel and drive. */
  wheel?: Crop;
}

/** What it shows from ahead: a front of its own, or what one rides astride. */
type Ahead = { box: Box; ridden?: never } | { ridden: Ridden; box?: never };

type Part = 'body' | 'steered' | 'side';
interface Marked {
  readonly part: Part;
  readonly piece: Piece;
}
type Pieces = readonly (Piece | Marked)[];

/** Turns with the handlebar. */
export const steered = (piece: Piece): Marked => ({ part: 'steered', piece });
/** Drawn for the side alone: from ahead it is another thing. */
export const aside = (piece: Piece): Marked => ({ part: 'side', piece });

const isMarked = (piece: Piece | Marked): piece is Marked =>
  typeof piece === 'object' && 'part' in piece;

const drawn = (pieces: Pieces, wanted: (part: Part) => boolean): string =>
  pieces
    .map((piece) => {
      const { part, piece: own } = isMarked(piece) ? piece : { part: 'body' as const, piece };
      return wanted(part) ? joined(own) : '';
    })
    .join('');

/** A vehicle put together from its pieces, the hindmost first. */
export function vehicle(
  id: string,
  accent: Colour,
  pieces: Pieces,
  {
    drop = 0,
    shadow = [322, 402, 250, 13],
    front = [376, 96, 232, 174],
    wheel = [40, 230, 240, 180],
    ...ahead
  }: Placing & Ahead,
): Artwork {
  const body = drawn(pieces, () => true);
  const turned = () => {
    if (ahead.box) return boxFromAhead(id, body, ahead.box);
    const of = (wanted: Part) => drawn(pieces, (part) => part === wanted);
    return riddenFromAhead(id, { body: of('body'), steered: of('steered') }, ahead.ridden);
  };
  return {
    body,
    defs: MATERIALS.definitions(id, body, accent),
    shadow,
    drop,
    close: front,
    close2: wheel,
    turned: () => {
      const { body: seen, defs } = turned();
      return { body: seen, defs: defs + MATERIALS.definitions(id, seen, accent) };
    },
  };
}
