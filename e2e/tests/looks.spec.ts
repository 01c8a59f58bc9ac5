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

type Path = keyof typeof PAGES;

/** One page of each kind, each at one width; `npm run test:full` takes all pages at both. */
const SHORT: Record<'1440' | '390', Path[]> = {
  1440: ['/', '/listing/spare-parts?brand=bosch&rating=4&view=list', '/dashboard'],
  390: ['/product/BP-EV-2041?tab=reviews', '/cart', '/dashboard/orders'],
};

const ALL = [...Object.entries(PAGES).map((page) => [page]), Object.entries(ALIKE)];

for (const { name, viewport } of WIDTHS) {
  const short = [SHORT[name].map((path) => [path, PAGES[path]])];
  for (const pages of process.env.EVMANDI_FULL ? ALL : short) {
    const paths = pages.map(([path]) => path).join(', ');
    test(`${paths} at ${name}: accessible, no sideways scroll, no layout shift`, async ({
      page,
      errors: _errors,
    }) => {
      await page.setViewportSize(viewport);
      await watchLayoutShift(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [path = '', heading = ''] of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectStill(page);
        await expectAccessible(page);
      }
    });
  }
}
