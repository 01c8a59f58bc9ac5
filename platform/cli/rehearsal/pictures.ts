import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Of the first view of a page: more than this is another page. A new text, card or price changes a few percent; a
 * missing style sheet, a veil, or a screen that has moved out of its place changes more.
 */
export const CHANGED_SHARE = 0.25;
/** Of the distance between two colours; less is the smoothing of letters. */
const THRESHOLD = 0.1;

/** The share of pixels in which two pictures of a view differ; 1 where they are not of one size. */
export function changedShare(one: Buffer, other: Buffer): number {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  const { width, height } = a;
  return (
    pixelmatch(a.data, b.data, undefined, width, height, { threshold: THRESHOLD }) /
    (width * height)
  );
}
