import type { BrowserContext, Page } from 'playwright-core';

/** So many pixels that stand out are a word, or something that lies over the header. */
const MARKED = 24;
/** Of 255, in one of the colours. */
const STANDS_OUT = 48;

interface Pictures {
  /** The header as a visitor sees it, and with all else of the page hidden: PNG, base64. */
  seen: string;
  alone: string;
}

/** What lies over the header where a person would press: a description of the element. */
const cover = () => {
  const header = document.querySelector('header');
  if (!header) return undefined;
  const box = header.getBoundingClientRect();
  const within = (x: number, y: number) =>
    x > Math.max(0, box.left) &&
    x < Math.min(innerWidth, box.right) &&
    y > Math.max(0, box.top) &&
    y < Math.min(innerHeight, box.bottom);
  const middles = [...header.querySelectorAll('a, button, input')]
    .filter((control) => control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
    .map((control) => control.getBoundingClientRect())
    .map(({ left, top, width, height }) => [left + width / 2, top + height / 2] as const);
  const across = [0.1, 0.3, 0.5, 0.7, 0.9].map(
    (part) => [box.left + box.width * part, box.top + box.height / 2] as const,
  );
  for (const [x, y] of [...middles, ...across]) {
    if (!within(x, y)) continue;
    const hit = document.elementFromPoint(x, y);
    if (!hit || header.contains(hit) || hit.contains(header)) continue;
    return [hit.localName, ...hit.classList].join('.');
  }
  return undefined;
};

/** Hides all but the header, or shows it again; an opacity is that of all in an element, whatever they say. */
const showOthers = (shown: boolean) => {
  const hide = (element: Element) => {
    const { style } = element as HTMLElement;
    for (const [name, value] of [
      ['transition', 'none'],
      ['opacity', '0'],
    ] as const) {
      if (shown) style.removeProperty(name);
      else style.setProperty(name, value, 'important');
    }
  };
  const header = document.querySelector('header');
  for (const above of document.querySelectorAll(':modal, :popover-open')) {
    if (!above.contains(header)) hide(above);
  }
  for (let at: Element | null = header; at && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement?.children ?? []) if (other !== at) hide(other);
  }
};

async function pictures(page: Page): Promise<Pictures> {
  const clip = await page.evaluate(() => {
    const {
      left: x,
      top: y,
      width,
      height,
    } = (document.querySelector('header') as HTMLElement).getBoundingClientRect();
    return { x, y, width, height };
  });
  const take = async () =>
    (await page.screenshot({ clip, animations: 'disabled', scale: 'css' })).toString('base64');
  const seen = await take();
  await page.evaluate(showOthers, false);
  const alone = await take();
  await page.evaluate(showOthers, true);
  return { seen, alone };
}

const blanks = new WeakMap<BrowserContext, Promise<Page>>();

/** A page without a policy, one for all comparisons; it ends with its context. */
function blankPage(context: BrowserContext): Promise<Page> {
  const blank = blanks.get(context) ?? context.newPage();
  blanks.set(context, blank);
  return blank;
}

/** In a page without a policy: how many pixels differ, and how many stand out from the commonest colour. */
const compare = async ({ seen, alone, by }: Pictures & { by: number }) => {
  const pixels = async (picture: string) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('no canvas can be drawn on');
    context.drawImage(image, 0, 0);
    return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  };
  const [all, own] = await Promise.all([pixels(seen), pixels(alone)]);
  const apart = (one: number, other: number) =>
    [0, 8, 16].some((at) => Math.abs(((one >> at) & 255) - ((other >> at) & 255)) > by);
  const counts = new Map<number, number>();
  for (const pixel of own) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const ground = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
  return {
    covered: all.filter((pixel, at) => apart(pixel, own[at] ?? 0)).length,
    drawn: own.filter((pixel) => apart(pixel, ground)).length,
  };
};

/**
 * What keeps a visitor from seeing the header or pressing what stands in it, as the rest of a sentence. Where
 * something that takes no presses is drawn over it, the pictures show it.
 */
export async function headerFault(
  page: Page,
  context: BrowserContext,
): Promise<string | undefined> {
  const found = await page.evaluate(cover);
  if (found) return `covers its header with <${found}>`;
  const blank = await blankPage(context);
  const taken = await pictures(page);
  const { covered, drawn } = await blank.evaluate(compare, { ...taken, by: STANDS_OUT });
  if (drawn < MARKED) return 'shows no header';
  return covered >= MARKED ? 'draws something over its header' : undefined;
}
