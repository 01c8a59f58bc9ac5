import type { Artwork, Crop, Drawing, DrawingType } from './drawing.ts';
import { BACKDROPS, type Backdrop, colouredBackdrop, frame, tintedStudio } from './frame.ts';
import { DRAWINGS, type Kind } from './kinds.ts';
import type { Colour } from './lib/colour.ts';
import { stableHash } from './lib/hash.ts';
import { dimensions, lineArt } from './line-art.ts';
import { checkedText, type PictureOptions } from './options.ts';
import { complete, significant, type View } from './request.ts';

const CROPS: Record<DrawingType, Record<'hero' | 'cut' | 'drawing', Crop>> = {
  vehicle: { hero: [10, 50, 620, 388], cut: [16, 66, 608, 350], drawing: [10, 60, 620, 388] },
  part: { hero: [40, 20, 560, 420], cut: [50, 24, 540, 405], drawing: [40, 28, 560, 420] },
};

export const MAX_TITLE = 120;

interface Shot {
  readonly crop: Crop;
  /** undefined: transparent */
  readonly backdrop: Backdrop | undefined;
}

function shot(
  type: DrawingType,
  { drop, close, close2 }: Artwork,
  view: View,
  accent: Colour,
): Shot {
  const lowered = (name: 'hero' | 'cut' | 'drawing'): Crop => {
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
    case 'drawing':
      return { crop: lowered('drawing'), backdrop: BACKDROPS.paper };
  }
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
  const technical = view === 'drawing';
  return frame({
    id,
    body: technical
      ? lineArt(artwork.body) + dimensions(drawing.type, textOrNone(all.dimW), textOrNone(all.dimH))
      : artwork.body,
    defs: technical ? '' : artwork.defs,
    shadow: technical ? undefined : artwork.shadow,
    title: title === undefined ? undefined : checkedText('title', title, MAX_TITLE),
    ...shot(drawing.type, artwork, view, accent),
  });
}
