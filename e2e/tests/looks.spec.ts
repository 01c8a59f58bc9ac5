import AxeBuilder from '@axe-core/playwright';
import { expect, test, WIDTHS } from '../support/test.ts';

const PAGES = {
  '/': 'Search the right bike',
  '/listing/spare-parts': 'Spare parts',
  '/product/BP-EV-2041': 'EV Brake Pad Set, front disc',
  '/cart': 'Shopping cart',
  '/favorites': 'Favorites',
  '/comparison': 'Comparison',
  '/category': 'EV Categories',
  '/about': 'About',
  '/login': 'Sign in',
  '/dashboard': 'Dashboard',
};

declare global {
  interface Window {
    layoutShift: number;
  }
}

for (const { name, viewport } of WIDTHS) {
  for (const [path, heading] of Object.entries(PAGES)) {
    test(`${path} at ${name}: accessible, no sideways scroll, no layout shift`, async ({
      page,
      errors: _errors,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        window.layoutShift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) window.layoutShift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');

      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'sideways scroll').toBe(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`),
      ).toEqual([]);
      expect(await page.evaluate(() => window.layoutShift), 'layout shift').toBeLessThan(0.01);
    });
  }
}
