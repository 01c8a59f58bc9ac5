/** What stands between the width of a tyre and its rim: `90/90x12`, `3.00 x 17`. */
const BY = '(?:[x×*]|\\s[x×*]\\s)';
const ALONE = '(?<![\\w./-])';
const RIM = '([89]|1[0-9]|2[01])(?![\\w./-])';
/** In inches, as they are made: from 2.25 to 5.00, the point often left out. */
const INCHES = '([2-5])\\.?(00|10|25|50|75)';
const METRIC = '([0-9]{2,3})\\s?[/-]\\s?([0-9]{2,3})';

const SIZES: readonly (readonly [size: RegExp, written: string])[] = [
  // No engine has that size.
  [new RegExp(`${ALONE}(275|325)\\s${RIM}`, 'gi'), '$1-$2'],
  [new RegExp(`${ALONE}${INCHES}(?:\\s?-\\s?|${BY})${RIM}`, 'gi'), '$1.$2-$3'],
  [new RegExp(`${ALONE}${METRIC}${BY}${RIM}`, 'gi'), '$1/$2-$3'],
  [new RegExp(`${ALONE}([0-9]{2,3}(?:/[0-9]{2,3})?)\\s?(z?r)\\s?${RIM}`, 'gi'), '$1 $2$3'],
];

/** The text with sizes of tyres as our products write them: `300-17` is 3.00-17, `90/90x12` is 90/90-12. */
export const withSizes = (text: string): string =>
  SIZES.reduce((written, [size, as]) => written.replace(size, as), text);
