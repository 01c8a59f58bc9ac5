import type { Crop } from './drawing.ts';
import { compact, num } from './lib/geometry.ts';
import { escapeXml } from './lib/text.ts';
import type { Bounds } from './measure/bounds.ts';

const LINE = '#1f5f73';
const PAPER = '#f3fafc';

const attribute = (attributes: string, name: string): string | undefined =>
  attributes.match(new RegExp(` ${name}="([^"]*)"`))?.[1];

const LOOK =
  / (stroke|stroke-width|stroke-dasharray|stroke-linecap|fill-opacity|opacity|fill)="[^"]*"/g;

/** One element of the artwork redrawn as an outline. */
function outline(tag: string, attributes: string): string {
  const fill = attribute(attributes, 'fill');
  const width = Number(attribute(attributes, 'stroke-width') ?? 0);
  const isGloss = fill === '#fff' && attribute(attributes, 'opacity') !== undefined;
  if (isGloss) return '';
  const geometry = attributes.replace(LOOK, '').replace(/\/$/, '');
  if (fill !== 'none') {
    return `<${tag}${geometry} fill="${PAPER}" stroke="${LINE}" stroke-width="1.2"/>`;
  }
  if (width <= 5) return `<${tag}${geometry} fill="none" stroke="${LINE}"/>`;
  const inner = num(Math.max(1, width - 2.4));
  return (
    `<${tag}${geometry} fill="none" stroke="${LINE}" stroke-width="${num(width)}"/>` +
    `<${tag}${geometry} fill="none" stroke="${PAPER}" stroke-width="${inner}"/>`
  );
}

/** A technical line drawing made from the same artwork. */
export const lineArt = (body: string): string =>
  body.replace(/<(path|circle|rect|ellipse)([^>]*)>/g, (_, tag: string, attributes: string) =>
    outline(tag, attributes),
  );

/** What the dimension lines say; a line without a text is left out. */
export interface Dimensions {
  readonly width: string | undefined;
  readonly height: string | undefined;
}

const label = (text: string, boxWidth: number): string =>
  `<path d="M${-boxWidth / 2} -12h${boxWidth}v24h${-boxWidth}z" fill="#eaf4f7"/>` +
  `<text y="5" fill="${LINE}" font-family="Figtree,system-ui,sans-serif" font-size="15" font-weight="600" text-anchor="middle">${escapeXml(text)}</text>`;

const ruler = (d: string): string =>
  `<path d="${compact(d)}" fill="none" stroke="${LINE}" stroke-width="1.2"/>`;

const at = (x: number, y: number, turn: string, content: string): string =>
  `<g transform="translate(${num(x)} ${num(y)})${turn}">${content}</g>`;

/** How far outside the drawing its dimension lines run. */
const DISTANCE = 24;

/** Dimension lines along the bounds of the drawing: width below, height at the left. */
export function dimensionLines(bounds: Bounds, { width, height }: Dimensions): string {
  const { left, top, right, bottom } = bounds;
  const y = bottom + DISTANCE;
  const x = left - DISTANCE;
  return (
    (width === undefined
      ? ''
      : ruler(`M${left} ${y}H${right}M${left} ${y - 7}v14M${right} ${y - 7}v14`) +
        at((left + right) / 2, y, '', label(width, 104))) +
    (height === undefined
      ? ''
      : ruler(`M${x} ${top}V${bottom}M${x - 7} ${top}h14M${x - 7} ${bottom}h14`) +
        at(x, (top + bottom) / 2, ' rotate(-90)', label(height, 96)))
  );
}

const millimetres = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

/** Above this, one would see that the drawing has other proportions than its figures. */
const TOLERANCE = 1.3;

/** What a drawing must say when its figures do not fit its proportions, as of an extra cable or stand. */
export function scaleNote(bounds: Bounds, { width, height }: Dimensions): string {
  if (width === undefined || height === undefined) return '';
  const stated = millimetres(width) / millimetres(height);
  const drawn = (bounds.right - bounds.left) / (bounds.bottom - bounds.top);
  const off = Math.max(stated / drawn, drawn / stated);
  if (!(off > TOLERANCE)) return '';
  return `<text x="${num(bounds.right)}" y="${num(bounds.bottom + DISTANCE + 24)}" fill="${LINE}" font-family="Figtree,system-ui,sans-serif" font-size="12" text-anchor="end">not to scale</text>`;
}

const MARGIN = 30;

/** The crop that shows the drawing with its dimension lines, `ratio` times as wide as high. */
export function technicalCrop(bounds: Bounds, { width, height }: Dimensions, ratio: number): Crop {
  const left = bounds.left - MARGIN - (height === undefined ? 0 : DISTANCE);
  const bottom = bounds.bottom + MARGIN + (width === undefined ? 0 : DISTANCE);
  const [w, h] = [bounds.right + MARGIN - left, bottom - bounds.top + MARGIN];
  const [fullW, fullH] = w / h > ratio ? [w, w / ratio] : [h * ratio, h];
  return [left - (fullW - w) / 2, bounds.top - MARGIN - (fullH - h) / 2, fullW, fullH];
}
