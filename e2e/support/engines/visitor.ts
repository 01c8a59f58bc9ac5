import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Tab } from './tab.ts';

/** For what hangs: builds of other journeys run beside it. */
const LIMIT_MS = 90_000;
const MARK = 'data-meant';
const STILL_MS = 150;

/** Marks the first visible element of a selector that holds a text; where it stands, or "" while there is none. */
function mark(selector: string, text: string, attribute: string): string {
  for (const marked of document.querySelectorAll(`[${attribute}]`)) {
    marked.removeAttribute(attribute);
  }
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() &&
      `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`.includes(text),
  );
  if (!found) return '';
  found.setAttribute(attribute, '');
  // As little as there is to scroll: the header moves with it.
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y } = found.getBoundingClientRect();
  return `${x} ${y}`;
}

/** Gives a file to a field, as the browser's own dialog would. */
function give(selector: string, name: string, base64: string): boolean {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) return false;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], name));
  field.files = transfer.files;
  return field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A person in front of a browser, who finds things by what is written on them. */
export class Visitor {
  readonly tab: Tab;
  readonly #site: string;

  constructor(tab: Tab, site: string) {
    this.tab = tab;
    this.#site = site;
  }

  /** Opens a page and waits until it answers. */
  async opens(path: string): Promise<void> {
    await this.tab.goto(this.#site + path);
    await this.#until('"ready" in document.documentElement.dataset', `${path} answers`);
  }

  async sees(selector: string, text: string): Promise<void> {
    await this.#until(`${this.#finds(selector, text)} !== ''`, `${selector} with "${text}"`);
  }

  async presses(selector: string, text: string): Promise<void> {
    await this.#meets(selector, text, (css) => this.tab.press(css));
  }

  async types(selector: string, text: string): Promise<void> {
    await this.#meets(selector, '', (css) => this.tab.type(css, text));
  }

  /** Chooses a file in the field of a selector. */
  async chooses(selector: string, name: string, content: Buffer): Promise<void> {
    const args = [selector, name, content.toString('base64')].map((text) => JSON.stringify(text));
    await this.#until(`(${give})(${args.join(', ')})`, `${selector} takes ${name}`);
  }

  /** The address of the page: path and query. */
  async isAt(address: RegExp): Promise<void> {
    await this.#until(`${address}.test(location.pathname + location.search)`, String(address));
  }

  /** Waits until the service worker answers for the page. */
  async isKept(): Promise<void> {
    await this.#until('Boolean(navigator.serviceWorker.controller)', 'the page is kept');
  }

  #finds(selector: string, text: string): string {
    const args = [selector, text, MARK].map((value) => JSON.stringify(value)).join(', ');
    return `(${mark})(${args})`;
  }

  /** Once it is enabled and stands still. It may be drawn anew between being found and being met. */
  async #meets(selector: string, text: string, meet: (css: string) => Promise<void>) {
    const enabled = `:is(${selector}):not(:disabled)`;
    await expect(async () => {
      const place = await this.tab.evaluate(this.#finds(enabled, text));
      expect(place).not.toBe('');
      await sleep(STILL_MS);
      expect(await this.tab.evaluate(this.#finds(enabled, text))).toBe(place);
      await meet(`[${MARK}]`);
    }, `${selector} with "${text}"`).toPass({ timeout: LIMIT_MS });
  }

  async #until(expression: string, what: string): Promise<void> {
    const holds = () => this.tab.evaluate<boolean>(expression).catch(() => false);
    await expect.poll(holds, { message: what, timeout: LIMIT_MS }).toBe(true);
  }
}
