import type { Page } from '@playwright/test';
import { reachStorage } from './storage.ts';

interface StoredLine {
  id: string;
  quantity: number;
  seenPrice?: number;
}

type List = 'cart' | 'quote' | 'favorites' | 'comparison' | 'garage';

/** Stores lists as an earlier visit left them; the next address shows them. */
export async function keep(page: Page, lists: Partial<Record<List, object>>): Promise<void> {
  await reachStorage(page);
  await page.evaluate((all) => {
    for (const [name, state] of Object.entries(all)) {
      localStorage.setItem(`evmandi-${name}`, JSON.stringify({ state, version: 1 }));
    }
  }, lists);
}

/** A list of lines; null selects what an unsaid selection does. */
export const withLines = (lines: StoredLine[], selected: string[] | null = null) => ({
  lines,
  selected,
});
