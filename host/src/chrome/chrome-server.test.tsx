/** @jest-environment node */
import { configure } from '@evmandi/runtime';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Chrome } from './chrome.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { ToastHost } from './toast-host.tsx';

const CONTACT = { phone: '+91 40 1', email: 'a@b.in', country: 'India' };

/** Specification section 2.2. */
const LINKS = `
/category/electric-bikes /category/electric-scooters /category/electric-cycles
/brands/two-wheeler /brands/three-wheeler /brands/four-wheeler
/category/hybrid-two-wheeler /category/hybrid-three-wheeler /category/hybrid-four-wheeler
/ev-service-stations /finance /insurance /investments
/spares /spares/accessories /spares/wire-locks /spares/lights /spares/bells /spares/bags /spares/covers
/category/chargers/portable /category/chargers/wallbox-ac /category/chargers/type2
/category/chargers/cables /category/chargers/dc-fast /category/chargers/ccs2-chademo
/category/chargers/controllers /category/chargers/converters /category/chargers/mounts
/category/chargers/accessories
/about /contact /help /terms
/category/engine-parts /brake-system /category/electrical /category/body-parts
/cart`
  .trim()
  .split(/\s+/);

function renderStore(): string {
  configure({ apiUrl: 'http://api.test', copyrightYear: 2025, rupeesPerDollar: 80, ...CONTACT });
  const header = (
    <Header
      user={null}
      cartCount={0}
      onSignOut={() => {}}
      onQuickOrder={() => {}}
      renderSuggestions={() => null}
      {...CONTACT}
    />
  );
  const element = (
    <>
      <Chrome layout="store" header={header} footer={<Footer copyrightYear={2025} {...CONTACT} />}>
        The screen
      </Chrome>
      <ToastHost />
      <NavigationProgress />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToString(<RouterProvider router={router} />);
}

test('renders without a browser, with every link of the menus and the footer', () => {
  const html = renderStore();
  const missing = LINKS.filter((link) => !html.includes(`href="${link}"`));
  expect(missing).toEqual([]);
});

test('the server sends no style attribute, which the content security policy would refuse', () => {
  expect(renderStore()).not.toMatch(/ style="/);
});
