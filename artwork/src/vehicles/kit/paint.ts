import type { Artwork, Crop, Shadow } from '../../drawing.ts';
import { type Colour, paintStops, SOOT } from '../../lib/colour.ts';
import { materials } from '../../lib/materials.ts';
import { joined, type Piece } from '../../lib/shapes.ts';
import type { Depth } from '../../quarter.ts';

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
  /** Seen from ahead; left out for what is as narrow as its tyres. */
  depth?: Depth;
}

/** A vehicle put together from its pieces, the hindmost first. */
export function vehicle(
  id: string,
  accent: Colour,
  pieces: Piece,
  {
    drop = 0,
    shadow = [322, 402, 250, 13],
    front = [376, 96, 232, 174],
    wheel = [40, 230, 240, 180],
    depth = { width: 30, colour: SOOT },
  }: Placing = {},
): Artwork {
  const body = joined(pieces);
  return {
    body,
    defs: MATERIALS.definitions(id, body, accent),
    shadow,
    drop,
    close: front,
    close2: wheel,
    depth,
  };
}
