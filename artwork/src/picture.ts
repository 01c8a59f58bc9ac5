import type { Artwork, Crop, Drawing, DrawingType } from './drawing.ts';
import { BACKDROPS, type Backdrop, colouredBackdrop, frame, tintedStudio } from './frame.ts';
import { DRAWINGS, type Kind } from './kinds.ts';
import type { Colour } from './lib/colour.ts';
import { stableHash } from './lib/hash.ts';
import { type Dimensions, dimensionLines, lineArt, scaleNote, technicalCrop } from './line-art.ts';
import { boundsOf } from './measure/bounds.ts';
import { checkedText, type PictureOptions } from './options.ts';
import { complete, significant, type View } from './request.ts';

const CROPS: Record<DrawingType, Record<'hero' | 'cut', Crop>> = {
  vehicle: { hero: [10, 50, 620, 388], cut: [16, 66, 608, 350] },
  part: { hero: [40, 20, 560, 420], cut: [50, 24, 540, 405] },
};
const TECHNICAL_RATIO: Record<DrawingType, number> = { vehicle: 620 / 388, part: 560 / 420 };

export const MAX_TITLE = 120;

interface Shot {
  readonly crop: Crop;
  /** undefined: transparent */
  readonly backdrop: Backdrop | undefined;
}

function shot(
  type: DrawingType,
  { drop, close, close2 }: Artwork,
  view: Exclude<View, 'drawing' | 'quarter'>,
  accent: Colour,
): Shot {
  const lowered = (name: 'hero' | 'cut'): Crop => {
    const [x, y, width, height] = CROPS[type][name];
    return [x, y + drop, width, height];
  };
  switch (view) {
    case 'hero':
      return { crop: lowered('hero'), backdrop: BACKDROPS.studio };
    case 'cut':
      return { crop: lowered('cut'), backdrop: undefined };
    case 'close':
      return { crop: close, backdrop: tintedStudio(accent) };
    case 'close2':
      return { crop: close2, backdrop: tintedStudio(accent) };
    case 'tint':
      return { crop: lowered('hero'), backdrop: colouredBackdrop(accent) };
    case 'night':
      return { crop: lowered('hero'), backdrop: BACKDROPS.night };
  }
}

function technicalDrawing(type: DrawingType, body: string, dimensions: Dimensions) {
  const bounds = boundsOf(body);
  return {
    body: lineArt(body) + dimensionLines(bounds, dimensions) + scaleNote(bounds, dimensions),
    crop: technicalCrop(bounds, dimensions, TECHNICAL_RATIO[type]),
    backdrop: BACKDROPS.paper,
    defs: '',
  };
}

const textOrNone = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/**
 * A product picture as SVG text. The same arguments give the same text, on any machine; the ids
 * inside are derived from kind, options and view, so that different pictures can share a page.
 * Throws PictureRequestError on an option or a title that is not allowed.
 */
export function picture(kind: Kind, options: PictureOptions, view: View, title?: string): string {
  const values = significant(kind, view, options);
  const all = complete(kind, values);
  const id = `p${stableHash(JSON.stringify([kind, view, values]))}`;
  const drawing: Drawing = DRAWINGS[kind];
  const accent = textOrNone(all.accent) ?? drawing.accent;
  // Sound: `significant` has checked every value against this drawing's own options.
  const artwork = drawing.draw({ ...all, id, accent } as never);
  const label = title === undefined ? undefined : checkedText('title', title, MAX_TITLE);
  if (view === 'drawing') {
    const dimensions = { width: textOrNone(all.dimW), height: textOrNone(all.dimH) };
    return frame({
      id,
      title: label,
      ...technicalDrawing(drawing.type, artwork.measured ?? artwork.body, dimensions),
    });
  }
  if (view === 'quarter') {
    const turned = artwork.turned();
    return frame({
      id,
      title: label,
      shadow: artwork.shadow,
      ...shot(drawing.type, artwork, 'hero', accent),
      body: turned.body,
      defs: turned.defs,
    });
  }
  const { body, defs, shadow } = artwork;
  return frame({
    id,
    title: label,
    body,
    defs,
    shadow,
    ...shot(drawing.type, artwork, view, accent),
  });
}
