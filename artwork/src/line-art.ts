import type { DrawingType } from './drawing.ts';
import { num } from './lib/geometry.ts';
import { escapeXml } from './lib/text.ts';

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

interface Rulers {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: number;
  readonly width: string;
  readonly height: string;
}

const RULERS: Record<DrawingType, Rulers> = {
  vehicle: {
    left: 68,
    right: 580,
    y: 424,
    top: 96,
    bottom: 400,
    x: 36,
    width: '1,980 mm',
    height: '1,125 mm',
  },
  part: {
    left: 120,
    right: 520,
    y: 424,
    top: 70,
    bottom: 400,
    x: 72,
    width: '286 mm',
    height: '392 mm',
  },
};

const labelBox = (x: number, y: number, width: number): string =>
  `<path d="M${x - width / 2} ${y - 12}h${width}v24h${-width}z" fill="#eaf4f7"/>`;

const label = (text: string): string =>
  `<text y="5" fill="${LINE}" font-family="Figtree,system-ui,sans-serif" font-size="15" font-weight="600" text-anchor="middle">${escapeXml(text)}</text>`;

/** Dimension lines for width and height; the labels are any text. */
export function dimensions(type: DrawingType, dimW?: string, dimH?: string): string {
  const { left, right, y, top, bottom, x, width, height } = RULERS[type];
  const middle = (left + right) / 2;
  return (
    `<path d="M${left} ${y}H${right}M${left} ${y - 7}v14M${right} ${y - 7}v14M${x} ${top}V${bottom}M${x - 7} ${top}h14M${x - 7} ${bottom}h14" fill="none" stroke="${LINE}" stroke-width="1.2"/>` +
    labelBox(middle, y, 104) +
    `<g transform="translate(${middle} ${y})">${label(dimW ?? width)}</g>` +
    `<g transform="translate(${x} ${(top + bottom) / 2}) rotate(-90)">${labelBox(0, 0, 92)}${label(dimH ?? height)}</g>`
  );
}
