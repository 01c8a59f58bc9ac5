import type { Page } from '@playwright/test';

interface StoredLine {
  id: string;
  quantity: number;
  seenPrice?: number;
}

type List = 'cart' | 'quote' | 'favorites' | 'comparison' | 'garage';

/** Puts lists into the storage of a page that is open, as an earlier visit left them. */
export const keep = (page: Page, lists: Partial<Record<List, object>>) =>
  page.evaluate((all) => {
    for (const [name, state] of Object.entries(all)) {
      localStorage.setItem(`evmandi-${name}`, JSON.stringify({ state, version: 1 }));
    }
  }, lists);

/** A list of lines; null selects what an unsaid selection does. */
export const withLines = (lines: StoredLine[], selected: string[] | null = null) => ({
  lines,
  selected,
});
