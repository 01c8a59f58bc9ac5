import { PictureRequestError } from './errors.ts';
import type { Colour } from './lib/colour.ts';
import { isPlainLine } from './lib/text.ts';

/** What an option can hold: a name or number from a list, on or off, a colour `#rrggbb`. */
export type OptionValue = string | number | boolean;

/** Values by option name. `undefined` and an absent name both mean the default. */
export type PictureOptions = Readonly<Record<string, OptionValue | undefined>>;

interface ChoiceOption<T extends string | number, D extends T | undefined = T> {
  readonly type: 'choice';
  readonly values: readonly T[];
  readonly initial: D;
}
interface FlagOption<D extends boolean | undefined = boolean> {
  readonly type: 'flag';
  readonly initial: D;
}
interface ColourOption<D extends Colour | undefined = Colour> {
  readonly type: 'colour';
  readonly initial: D;
  /** A colour that shows the option on a contact sheet. */
  readonly sample: Colour;
}

interface TextOption {
  readonly type: 'text';
  readonly initial: undefined;
  readonly maxLength: number;
}

export type Option =
  | ChoiceOption<string | number, string | number | undefined>
  | FlagOption<boolean | undefined>
  | ColourOption<Colour | undefined>
  | TextOption;

export type OptionTable = Readonly<Record<string, Option>>;

type ValueOf<O extends Option> =
  O extends ChoiceOption<infer T, infer D>
    ? T | Extract<D, undefined>
    : O extends FlagOption<infer D>
      ? boolean | Extract<D, undefined>
      : O extends ColourOption<infer D>
        ? Colour | Extract<D, undefined>
        : O extends TextOption
          ? string | undefined
          : never;

/** The values a drawing receives, defaults filled in. */
export type ValuesOf<T extends OptionTable> = { readonly [K in keyof T]: ValueOf<T[K]> };

/** One of a list; the first is the default. */
export function choice<const T extends string | number>(
  ...values: readonly [T, ...T[]]
): ChoiceOption<T> {
  return { type: 'choice', values, initial: values[0] };
}

/** One of a list or, by default, none: the drawing decides or leaves the piece out. */
export function openChoice<const T extends string | number>(
  ...values: readonly [T, ...T[]]
): ChoiceOption<T, undefined> {
  return { type: 'choice', values, initial: undefined };
}

/** On or off. */
export const flag = (initial: boolean): FlagOption => ({ type: 'flag', initial });

/** On, off or, by default, as the drawing decides. */
export const openFlag = (): FlagOption<undefined> => ({ type: 'flag', initial: undefined });

/** Any colour; the sample shows a second one on contact sheets. */
export const colour = (initial: Colour, sample: Colour): ColourOption => ({
  type: 'colour',
  initial,
  sample,
});

/** Any colour or, by default, none: the drawing decides or leaves the piece out. */
export const openColour = (sample: Colour): ColourOption<undefined> => ({
  type: 'colour',
  initial: undefined,
  sample,
});

/** A short line of text, such as a measure. */
export const text = (maxLength: number): TextOption => ({
  type: 'text',
  initial: undefined,
  maxLength,
});

const HEX_COLOUR = /^#[0-9a-f]{6}$/i;
const SHORT_HEX = /^#[0-9a-f]{3}$/i;

function checkedColour(name: string, value: OptionValue): Colour {
  if (typeof value === 'string') {
    if (HEX_COLOUR.test(value)) return value.toLowerCase();
    if (SHORT_HEX.test(value))
      return `#${[...value.slice(1).toLowerCase()].map((c) => c + c).join('')}`;
  }
  throw new PictureRequestError(name, 'expected a colour such as #1d4ed8');
}

/** One line of text that XML can carry, at most `maxLength` characters; throws PictureRequestError. */
export function checkedText(name: string, value: OptionValue, maxLength: number): string {
  if (
    typeof value === 'string' &&
    value !== '' &&
    value.length <= maxLength &&
    isPlainLine(value)
  ) {
    return value;
  }
  throw new PictureRequestError(name, `expected a line of 1 to ${maxLength} characters`);
}

/** The value, checked against its option; throws PictureRequestError. */
export function checked(name: string, option: Option, value: OptionValue): OptionValue {
  switch (option.type) {
    case 'choice':
      if (typeof value !== 'boolean' && option.values.includes(value)) return value;
      throw new PictureRequestError(name, `expected one of ${option.values.join(', ')}`);
    case 'flag':
      if (typeof value === 'boolean') return value;
      throw new PictureRequestError(name, 'expected true or false');
    case 'colour':
      return checkedColour(name, value);
    case 'text':
      return checkedText(name, value, option.maxLength);
  }
}
