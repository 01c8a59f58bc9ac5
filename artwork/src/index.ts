/** Product drawings: kind, options and view in, SVG text out. Pure: no clock, no chance, no files. */
export {
  type ParsedPictureRequest,
  type PictureRequest,
  parsePictureRequest,
  picturePath,
} from './address.ts';
export { PictureRequestError } from './errors.ts';
export { isKind, type Kind, kinds } from './kinds.ts';
export type { OptionValue, PictureOptions } from './options.ts';
export { MAX_TITLE, picture } from './picture.ts';
export {
  isView,
  type OptionInfo,
  type OptionsFor,
  optionsOf,
  VIEWS,
  type View,
} from './request.ts';
export { ARTWORK_VERSION } from './version.ts';
