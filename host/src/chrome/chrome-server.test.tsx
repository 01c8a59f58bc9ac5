/** @jest-environment node */
import { configure } from '@evmandi/runtime';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Chrome } from './chrome.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { MENU, MenuProvider } from './testing.tsx';
import { ToastHost } from './toast-host.tsx';

const CONTACT = { phone: '+91 40 1', email: 'a@b.in', country: 'India' };

/** What is in the page before anything is opened. */
const AREAS = ['header', 'services', 'header-icons', 'footer'] as const;
const LINKS = AREAS.flatMap((area) => MENU[area]?.map(({ path }) => path) ?? []);

function renderStore(): string {
  configure({ apiUrl: 'http://api.test', copyrightYear: 2025, rupeesPerDollar: 80, ...CONTACT });
  const header = (
    <Header
      user={null}
      counts={{ cart: 0, favorites: 0, comparison: 0, garage: 0 }}
      onSignOut={() => {}}
      onQuickOrder={() => {}}
      renderSuggestions={() => null}
      {...CONTACT}
    />
  );
  const element = (
    <>
      <Chrome
        layout="store"
        header={header}
        footer={<Footer copyrightYear={2025} rupeesPerDollar={84} {...CONTACT} />}
      >
        The screen
      </Chrome>
      <ToastHost />
      <NavigationProgress />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToString(
    <MenuProvider>
      <RouterProvider router={router} />
    </MenuProvider>,
  );
}

test('renders without a browser, with every link of the menus and the footer', () => {
  const html = renderStore();
  const missing = LINKS.filter((path) => !html.includes(`href="${path}"`));
  expect(missing).toEqual([]);
});

test('the server sends no style attribute, which the content security policy would refuse', () => {
  expect(renderStore()).not.toMatch(/ style="/);
});
