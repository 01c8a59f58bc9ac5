import { PictureRequestError } from './errors.ts';
import { isKind, type Kind } from './kinds.ts';
import { checkedText, type Option, type OptionValue, type PictureOptions } from './options.ts';
import { MAX_TITLE } from './picture.ts';
import { isView, optionOf, significant, VIEWS, type View } from './request.ts';
import { ARTWORK_VERSION } from './version.ts';

export interface PictureRequest {
  readonly kind: Kind;
  readonly options: PictureOptions;
  readonly view: View;
  readonly title?: string | undefined;
}

export interface ParsedPictureRequest extends PictureRequest {
  /** False when the address was made for other drawings: answer it, but not as unchanging. */
  readonly current: boolean;
}

const colourOrOther = (option: Option, value: OptionValue): string =>
  option.type === 'colour' ? String(value).slice(1) : String(value);

/**
 * The address of a picture below the API's own: `/api/pictures/<kind>/<view>.svg?<options>&v=...`.
 * One look has one address: options in order of name, defaults left out, colours without their #.
 * Throws PictureRequestError as `picture` does.
 */
export function picturePath({ kind, options, view, title }: PictureRequest): string {
  const query = new URLSearchParams(
    significant(kind, view, options).map(([name, value]) => [
      name,
      colourOrOther(optionOf(kind, name), value),
    ]),
  );
  if (title !== undefined) query.set('title', checkedText('title', title, MAX_TITLE));
  query.set('v', ARTWORK_VERSION);
  return `/api/pictures/${kind}/${view}.svg?${query}`;
}

const BARE_HEX = /^[0-9a-f]{6}$/;

/** The value an address gives for an option; `significant` checks choices and texts. */
function parsedValue(name: string, option: Option, given: string): OptionValue {
  switch (option.type) {
    case 'colour':
      if (BARE_HEX.test(given)) return `#${given}`;
      throw new PictureRequestError(name, 'expected a colour such as 1d4ed8');
    case 'flag':
      if (given === 'true' || given === 'false') return given === 'true';
      throw new PictureRequestError(name, 'expected true or false');
    case 'choice':
      return option.values.find((value) => String(value) === given) ?? given;
    case 'text':
      return given;
  }
}

const FILE = /^([a-z0-9]+)\.svg$/;
const VERSION = /^[0-9a-z]{1,16}$/;

/**
 * What an address asks for. `viewFile` is the last part of its path, such as `hero.svg`.
 * Throws PictureRequestError, which names the parameter, on anything unknown, repeated or malformed.
 */
export function parsePictureRequest(
  kind: string,
  viewFile: string,
  searchParams: URLSearchParams,
): ParsedPictureRequest {
  if (!isKind(kind)) throw new PictureRequestError('kind', 'there is no such kind of picture');
  const view = FILE.exec(viewFile)?.[1] ?? '';
  if (!isView(view)) {
    throw new PictureRequestError('view', `expected one of ${VIEWS.join('.svg, ')}.svg`);
  }
  const options: Record<string, OptionValue> = {};
  let title: string | undefined;
  let version: string | undefined;
  const seen = new Set<string>();
  for (const [name, given] of searchParams) {
    if (seen.has(name)) throw new PictureRequestError(name, 'given more than once');
    seen.add(name);
    if (name === 'title') title = checkedText(name, given, MAX_TITLE);
    else if (name === 'v') version = given;
    else options[name] = parsedValue(name, optionOf(kind, name), given);
  }
  if (version !== undefined && !VERSION.test(version)) {
    throw new PictureRequestError('v', 'expected up to 16 letters and digits');
  }
  return {
    kind,
    view,
    options: Object.fromEntries(significant(kind, view, options)),
    title,
    current: version === ARTWORK_VERSION,
  };
}
