import type { Colour } from './lib/colour.ts';
import type { OptionTable, ValuesOf } from './options.ts';

/** A rectangle of the drawing: x, y, width, height. */
export type Crop = readonly [x: number, y: number, width: number, height: number];

/** Centre and radii of the shadow on the ground. */
export type Shadow = readonly [cx: number, cy: number, rx: number, ry: number];

/** A finished drawing, before backdrop and crop, on a canvas about 640 by 430. */
export interface Artwork {
  readonly body: string;
  /** The gradients that the body uses. */
  readonly defs: string;
  readonly shadow: Shadow;
  /** How far the picture's crop moves down, for low vehicles. */
  readonly drop: number;
  readonly close: Crop;
  readonly close2: Crop;
  /** What the dimension lines measure, where the body shows it several times or turned. */
  readonly measured?: string | undefined;
  /** Three quarters from ahead; ids of its own, as it is drawn alone. */
  readonly turned: () => { readonly body: string; readonly defs: string };
}

/** What every drawing receives: the prefix of its ids and its main colour. */
interface Basics {
  readonly id: string;
  readonly accent: Colour;
}

export type DrawingType = 'vehicle' | 'part';

/** A kind of picture: its options and the function that draws it. */
export interface Drawing {
  readonly type: DrawingType;
  readonly accent: Colour;
  readonly options: OptionTable;
  /** Takes values that `checked` has passed; see options.ts. */
  draw(values: never): Artwork;
}

interface Definition<T extends OptionTable> {
  /** The main colour when none is asked for. */
  readonly accent: Colour;
  readonly options: T;
  draw(values: ValuesOf<T> & Basics): Artwork;
}

type Defined<T extends OptionTable> = Definition<T> & { readonly type: DrawingType };

export const defineVehicle = <const T extends OptionTable>(drawing: Definition<T>): Defined<T> => ({
  type: 'vehicle',
  ...drawing,
});

export const definePart = <const T extends OptionTable>(drawing: Definition<T>): Defined<T> => ({
  type: 'part',
  ...drawing,
});
