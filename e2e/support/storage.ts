import type { Page } from '@playwright/test';

/** Gives a page that shows nothing yet the storage of the site, by a document that runs no script. */
export async function reachStorage(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
}
