import type { Crop, Shadow } from './drawing.ts';
import { type Colour, lighter, mix } from './lib/colour.ts';
import { num } from './lib/geometry.ts';
import { escapeXml } from './lib/text.ts';

/** Middle and edge colour of a studio backdrop. */
export type Backdrop = readonly [middle: Colour, edge: Colour];

const STUDIO: Backdrop = ['#f7f9fb', '#e6ebf0'];

/** The studio backdrop with a breath of a colour. */
export const tintedStudio = (tint: Colour): Backdrop => [
  mix(STUDIO[0], tint, 0.05),
  mix(STUDIO[1], tint, 0.12),
];

export const BACKDROPS = {
  studio: STUDIO,
  night: ['#2b3947', '#101a24'],
  paper: ['#f6fbfc', '#e3eff3'],
} as const satisfies Record<string, Backdrop>;

export const colouredBackdrop = (accent: Colour): Backdrop => [
  lighter(accent, 0.82),
  lighter(accent, 0.58),
];

interface Layer {
  readonly defs: string;
  readonly body: string;
}
const NO_LAYER: Layer = { defs: '', body: '' };

const backdropLayer = (id: string, [x, y, w, h]: Crop, [middle, edge]: Backdrop): Layer => ({
  defs: `<radialGradient id="${id}b" cy=".42" r=".75"><stop stop-color="${lighter(middle, 0.6)}"/><stop offset="1" stop-color="${edge}"/></radialGradient>`,
  body: `<path d="M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z" fill="url(#${id}b)"/>`,
});

const shadowLayer = (id: string, [cx, cy, rx, ry]: Shadow): Layer => ({
  defs: `<radialGradient id="${id}s"><stop stop-color="#0b1220" stop-opacity=".34"/><stop offset="1" stop-color="#0b1220" stop-opacity="0"/></radialGradient>`,
  body: `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="url(#${id}s)"/>`,
});

interface Scene {
  readonly id: string;
  readonly body: string;
  readonly defs: string;
  readonly shadow?: Shadow | undefined;
  readonly crop: Crop;
  /** none: transparent */
  readonly backdrop?: Backdrop | undefined;
  readonly title?: string | undefined;
}

/** The SVG document: backdrop, ground shadow and drawing, cropped. */
export function frame({ id, body, defs, shadow, crop, backdrop, title }: Scene): string {
  const back = backdrop ? backdropLayer(id, crop, backdrop) : NO_LAYER;
  const ground = shadow ? shadowLayer(id, shadow) : NO_LAYER;
  const label = title ? ` aria-label="${escapeXml(title)}"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${crop.map(num).join(' ')}" role="img"${label} stroke-linecap="round" stroke-linejoin="round">` +
    `<defs>${back.defs}${ground.defs}${defs}</defs>${back.body}${ground.body}${body}</svg>`
  );
}
