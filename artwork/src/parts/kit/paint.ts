import type { Artwork, Crop, Shadow } from '../../drawing.ts';
import { type Colour, IRON, paintStops } from '../../lib/colour.ts';
import { materials } from '../../lib/materials.ts';
import { joined, type Piece } from '../../lib/shapes.ts';
import { thick } from '../../turned/thick.ts';

const MATERIALS = materials({
  paint: { suffix: 'p', stops: paintStops },
  /** black plastic */
  black: {
    suffix: 'k',
    stops: () => [
      [0, '#444e5d'],
      [1, '#1a202a'],
    ],
  },
  metal: {
    suffix: 'm',
    stops: () => [
      [0, '#e3e9ee'],
      [0.5, '#b9c3ce'],
      [1, '#7f8a99'],
    ],
  },
  /** round metal, lit from the side */
  rod: {
    suffix: 'h',
    stops: () => [
      [0, '#9aa5b3'],
      [0.35, '#eef2f6'],
      [0.7, '#b3bdc9'],
      [1, '#7d8897'],
    ],
    direction: 'across',
  },
  /** white plastic */
  white: {
    suffix: 'w',
    stops: () => [
      [0, '#ffffff'],
      [1, '#d3dbe3'],
    ],
  },
  glass: {
    suffix: 'g',
    stops: () => [
      [0, '#e3f2fb'],
      [1, '#8fb6cc'],
    ],
  },
  brass: {
    suffix: 'n',
    stops: () => [
      [0, '#f0cf85'],
      [0.5, '#c79a3c'],
      [1, '#8d6a20'],
    ],
  },
  lens: {
    suffix: 'l',
    stops: () => [
      [0, '#35526a'],
      [0.5, '#16293a'],
      [1, '#3a6482'],
    ],
    direction: 'diagonal',
  },
});

export const { fills } = MATERIALS;

/** Around white plastic: it stands before backdrops that are nearly white. */
export const WHITE_EDGE = { stroke: '#c3ccd6', strokeWidth: 2 } as const;

/** A fill for each material of one drawing. */
export type Fills = ReturnType<typeof fills>;

interface Placing {
  shadow?: Shadow;
  /** The detail that the close-up shows; it is widened so that one still sees what the thing is. */
  close?: Crop;
  /** One piece alone and upright, for dimension lines, where the picture shows two. */
  measured?: string | undefined;
}

/** A part put together from its pieces, the hindmost first. */
export function part(
  id: string,
  accent: Colour,
  pieces: Piece,
  { shadow = [320, 402, 190, 13], close = [200, 130, 240, 180], measured }: Placing = {},
): Artwork {
  const body = joined(pieces);
  const defs = MATERIALS.definitions(id, body, accent);
  const [x, y, width, height] = close;
  return {
    body,
    defs,
    shadow,
    drop: 0,
    close: [x - width * 0.2, y - height * 0.2, width * 1.4, height * 1.4],
    close2: [x - 60, y + 30, width, height],
    measured,
    turned: () => thick(id, { body, defs }, { width: 24, colour: IRON }),
  };
}
