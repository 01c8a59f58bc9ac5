import { expectAccessible, expectStill, watchLayoutShift } from '../support/page.ts';
import { expect, test, WIDTHS } from '../support/test.ts';

const PAGES = {
  '/': 'Search the right bike',
  '/category': 'EV Categories',
  '/listing/spare-parts?brand=bosch&rating=4&view=list': 'Spare parts',
  '/listing/spare-parts?brand=ola&rating=5&colour=blue': 'No products match all 3 filters',
  '/hero-bikes': 'Hero bikes',
  '/product/BP-EV-2041?tab=reviews': 'EV Brake Pad Set, front disc',
  '/hero/splendor-plus': 'Hero Splendor Plus',
  '/ev-service-stations': 'EV service stations',
  '/help': 'Help',
  '/cart': 'Shopping cart',
  '/checkout': 'Checkout',
  '/favorites': 'Favorites',
  '/comparison': 'Comparison',
  '/login': 'Sign in',
  '/dashboard': 'Dashboard',
  // A visitor is sent to the sign-in.
  '/dashboard/orders': 'Sign in',
};

/** Pages like the ones above in all but their words: looked at one after the other. */
const ALIKE = {
  '/about': 'About',
  '/contact': 'Contact',
  '/terms': 'Terms',
  '/finance': 'Finance',
  '/insurance': 'Insurance',
  '/investments': 'Investments',
};

const LISTS = [...Object.entries(PAGES).map((page) => [page]), Object.entries(ALIKE)];

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  for (const [index, pages] of LISTS.entries()) {
    // Two of three pages, each at one of the widths, by turns; all at both in `npm run test:full`.
    if (!process.env.EVMANDI_FULL && (index % WIDTHS.length !== at || index % 3 === 1)) continue;
    const paths = pages.map(([path]) => path).join(', ');
    test(`${paths} at ${name}: accessible, no sideways scroll, no layout shift`, async ({
      page,
      errors: _errors,
    }) => {
      await page.setViewportSize(viewport);
      await watchLayoutShift(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [path, heading] of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectStill(page);
        await expectAccessible(page);
      }
    });
  }
}
