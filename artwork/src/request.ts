import type { Drawing } from './drawing.ts';
import { PictureRequestError } from './errors.ts';
import { DRAWINGS, type Kind } from './kinds.ts';
import type { Colour } from './lib/colour.ts';
import {
  checked,
  colour,
  type Option,
  type OptionTable,
  type OptionValue,
  type PictureOptions,
  text,
  type ValuesOf,
} from './options.ts';

/**
 * The views of every kind: `hero` studio backdrop, `cut` transparent, `close` and `close2` details,
 * `quarter` three quarters from ahead,
 * `tint` coloured backdrop, `night` dark backdrop, `drawing` line drawing, with dimension lines where
 * `dimW` and `dimH` give their texts.
 */
export const VIEWS = [
  'hero',
  'cut',
  'close',
  'close2',
  'quarter',
  'tint',
  'night',
  'drawing',
] as const;
export type View = (typeof VIEWS)[number];
export const isView = (name: string): name is View => VIEWS.some((view) => view === name);

/** The labels of the dimension lines; they show in the view `drawing` alone. */
const DIMENSIONS = { dimW: text(16), dimH: text(16) };
const isDimension = (name: string): boolean => Object.hasOwn(DIMENSIONS, name);

/** The options a catalogue author can set for one kind. */
export type OptionsFor<K extends Kind> = Partial<ValuesOf<(typeof DRAWINGS)[K]['options']>> & {
  readonly accent?: Colour;
  readonly dimW?: string;
  readonly dimH?: string;
};

const tableOf = (kind: Kind): OptionTable => {
  const { accent, options }: Drawing = DRAWINGS[kind];
  return { accent: colour(accent, '#1d4ed8'), ...options, ...DIMENSIONS };
};

/** One option as documentation and tools see it. */
export interface OptionInfo {
  readonly name: string;
  readonly type: Option['type'];
  /** undefined: left to the drawing. */
  readonly initial: OptionValue | undefined;
  /** The values allowed; for a colour or a text, samples: any `#rrggbb` and any short line will do. */
  readonly values: readonly OptionValue[];
}

const valuesOf = (option: Option): readonly OptionValue[] => {
  switch (option.type) {
    case 'choice':
      return option.values;
    case 'flag':
      return [false, true];
    case 'colour':
      return option.initial === undefined ? [option.sample] : [option.initial, option.sample];
    case 'text':
      return ['1,860 mm'];
  }
};

/** Every option of a kind: its main colour `accent`, its own options, the dimension labels. */
export const optionsOf = (kind: Kind): OptionInfo[] =>
  Object.entries(tableOf(kind)).map(([name, option]) => ({
    name,
    type: option.type,
    initial: option.initial,
    values: valuesOf(option),
  }));

/** The option of that name; throws PictureRequestError when the kind has none. */
export function optionOf(kind: Kind, name: string): Option {
  const table = tableOf(kind);
  const option = Object.hasOwn(table, name) ? table[name] : undefined;
  if (option === undefined) {
    throw new PictureRequestError(
      name,
      `no such option: ${kind} takes ${Object.keys(table).join(', ')}`,
    );
  }
  return option;
}

/** Checked values that differ from their defaults, sorted by name: one list for one look. */
export function significant(
  kind: Kind,
  view: View,
  options: PictureOptions,
): [name: string, value: OptionValue][] {
  return Object.entries(options)
    .flatMap(([name, value]): [string, OptionValue][] => {
      const option = optionOf(kind, name);
      if (value === undefined) return [];
      const valid = checked(name, option, value);
      const shows = view === 'drawing' || !isDimension(name);
      return shows && valid !== option.initial ? [[name, valid]] : [];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Every value of a drawing: the significant ones over the defaults. */
export function complete(
  kind: Kind,
  values: readonly [name: string, value: OptionValue][],
): Record<string, OptionValue | undefined> {
  const defaults = Object.entries(tableOf(kind)).map(([name, option]) => [name, option.initial]);
  return Object.fromEntries([...defaults, ...values]);
}
