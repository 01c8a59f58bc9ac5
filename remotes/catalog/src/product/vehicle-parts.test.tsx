import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ModelParts } from './product-loader.ts';
import { VehicleParts } from './vehicle-parts.tsx';

const MODEL = {
  parts: { vehicle: { make: 'hero', model: 'splendor', name: 'Splendor' }, systems: [], total: 3 },
  variants: [],
} as unknown as ModelParts;

/** Elements that were brought into view. jsdom has no layout and no such method. */
let shown: Element[] = [];
beforeEach(() => {
  shown = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this);
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  history.replaceState(null, '', '/');
});

/** Follows a link from another page, or opens the page by its address. */
async function open(hash: string, isLink: boolean) {
  history.replaceState(null, '', `/hero/splendor${hash}`);
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/hero/splendor', element: <VehicleParts {...MODEL} /> },
    ],
    { initialEntries: [isLink ? '/' : `/hero/splendor${hash}`] },
  );
  render(<RouterProvider router={router} />);
  if (isLink) await act(() => router.navigate(`/hero/splendor${hash}`));
}

// Their code comes after the page has taken its place: nothing was there to scroll to.
test('a link to the parts of a vehicle > brings their heading into view once they are drawn', async () => {
  await open('#parts', true);
  expect(shown).toEqual([screen.getByRole('heading', { name: 'Parts for this vehicle' })]);
});

test.each([
  ['a link to the page', '', true],
  ['a page that was opened by its address', '#parts', false],
])('%s > leaves the scroll position alone', async (_, hash, isLink) => {
  await open(hash, isLink);
  expect(screen.getByRole('heading', { name: 'Parts for this vehicle' })).toBeTruthy();
  expect(shown).toEqual([]);
});
