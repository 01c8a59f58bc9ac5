import type { Suggestions as SuggestionsAnswer } from '@evmandi/api/contract/suggestions';
import { configure, garage, httpClient } from '@evmandi/runtime';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Suggestions } from './suggestions.tsx';
// Compiled here: a busy machine does not get through it while a query waits.
import '@evmandi/ui/ask-verdicts';

const product = (id: string, name: string): SuggestionsAnswer['products'][number] => ({
  ...{ id, name, sku: `SKU-${id}`, brand: { slug: 'bosch', name: 'Bosch' }, price: 1_249_00 },
  ...{ unit: 'piece', picture: { path: '/api/pictures/brakePad/cut.svg', alt: '' } },
  ...{ availability: 'in_stock', restockDate: null, soldFrom: null },
});
const FENDER = product('1', 'Fender');
const ANSWERS: Record<string, Partial<SuggestionsAnswer>> = {
  brake: { products: [product('2', 'Brake Disc'), product('3', 'Brake Pad')] },
  mudguard: { products: [FENDER], showing: [{ typed: 'mudguard', means: 'fender' }] },
  'sku 1': { products: [FENDER], exact: '1' },
};
const FITS = { id: '3', verdict: 'fits', fits: [{ vehicle: 'ather.450x', name: 'Ather 450X' }] };

function answerTo(url: string, q: string): object {
  if (url === '/suggestions') {
    return { products: [], categories: [], exact: null, ...ANSWERS[q] };
  }
  if (url === '/fitment') {
    return { verdicts: [FITS, { id: '2', verdict: 'not', fits: [] }] };
  }
  return { page: { total: ANSWERS[q]?.products?.length ?? 0 }, corrected: null };
}

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'queueMicrotask'] });
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '', email: '', country: 'India', copyrightYear: 2025, rupeesPerDollar: 80 },
  });
  garage.change(() => ({ lines: [], selected: null }));
  (await httpClient()).defaults.adapter = async (config) => ({
    ...{ status: 200, statusText: 'OK', headers: {}, config },
    data: answerTo(config.url ?? '', String(config.params?.q ?? '')),
  });
});
afterEach(() => jest.useRealTimers());

function Field() {
  const [text, setText] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={inputRef}
        aria-label="Search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text && <Suggestions query={text} inputRef={inputRef} onClose={() => undefined} />}
    </>
  );
}

async function type(text: string) {
  const router = createMemoryRouter([{ path: '*', Component: Field }]);
  render(<RouterProvider router={router} />);
  const field = screen.getByLabelText('Search');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
  for (let step = 0; step < 5; step += 1) await act(() => jest.advanceTimersByTimeAsync(200));
  return { router, field };
}

const groups = () =>
  screen.getAllByRole('group').map((group) => ({
    title: document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    options: within(group).getAllByRole('option').length,
  }));

test('without a garage all products stand in one group', async () => {
  await type('brake');
  expect(groups()).toEqual([{ title: 'Products', options: 2 }]);
});

test('what fits the garage stands before the other products', async () => {
  garage.change(() => ({ lines: [{ id: 'ather.450x', quantity: 40 }], selected: null }));
  await type('brake');
  expect(groups()).toEqual([
    { title: 'Fits my vehicles', options: 1 },
    { title: 'Other products', options: 1 },
  ]);
  expect(screen.getAllByRole('option')[0]?.textContent).toMatch(/Brake Pad.*Fits Ather 450X/);
});

test('a name of the trade says what is shown for it', async () => {
  await type('mudguard');
  const note = screen.getByText('mudguard').closest('p');
  expect(note?.textContent).toBe('mudguard: showing fender');
});

test('Enter after a part number opens its product', async () => {
  const { router, field } = await type('sku 1');
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
  expect(router.state.location.pathname).toBe('/product/1');
});

test('without a match the categories are one press away', async () => {
  await type('zzzxq');
  expect(screen.getByText(/^Nothing begins with “zzzxq”/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse categories' }).getAttribute('href')).toBe(
    '/category',
  );
});
