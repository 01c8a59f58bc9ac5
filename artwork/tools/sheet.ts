import { type Kind, type PictureOptions, picture, type View } from '../src/index.ts';

export interface Cell {
  kind: Kind;
  options?: PictureOptions;
  view?: View;
  /** Shown under the picture. */
  caption?: string;
}

const GAP = 6;
const CAPTION = 16;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One SVG document with many pictures in rows; `width` is that of one picture in pixels. */
export function sheet(cells: readonly Cell[], columns: number, width: number): string {
  const height = Math.round(width * 0.75);
  const step = { x: width + GAP, y: height + CAPTION + GAP };
  const drawn = cells.map(({ kind, options = {}, view = 'hero', caption = kind }, i) => {
    const x = GAP + (i % columns) * step.x;
    const y = GAP + Math.floor(i / columns) * step.y;
    const placed = picture(kind, options, view).replace(
      '<svg ',
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" `,
    );
    return `${placed}<text x="${x}" y="${y + height + 12}">${escaped(caption)}</text>`;
  });
  const total = {
    x: GAP + columns * step.x,
    y: GAP + Math.ceil(cells.length / columns) * step.y,
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${total.x}" height="${total.y}" font-family="sans-serif" font-size="11" fill="#39424f"><path d="M0 0h${total.x}v${total.y}H0z" fill="#fff"/>${drawn.join('')}</svg>\n`;
}
