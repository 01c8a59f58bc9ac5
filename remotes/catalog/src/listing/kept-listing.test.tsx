import type { Shown } from '@evmandi/contract/platform/render';
import { act, render, screen } from '@testing-library/react';
import {
  createBrowserRouter,
  data,
  type LoaderFunction,
  RouterProvider,
  redirect,
  useLoaderData,
} from 'react-router-dom';
import { keptListingLoader } from './kept-listing.tsx';
import type { ListingData } from './listing-loader.ts';

const NOW = Date.UTC(2026, 10, 28, 5, 12);
const HOUR_MS = 3_600_000;

let offline = false;
const api = jest.fn(async ({ request }: { request: Request }) => {
  if (offline) throw new Error('Network Error');
  const { search } = new URL(request.url);
  const list = { page: { total: 58 }, facets: null };
  return search === '?moved' ? redirect('/listing') : data({ heading: search, preset: {}, list });
});
jest.mock('./listing-loader.ts', () => ({
  listingLoader: (args: { request: Request }) => api(args),
}));
jest.mock('@evmandi/runtime', () => ({
  ...jest.requireActual('@evmandi/runtime'),
  report: jest.fn(),
}));

/** What the host tells a loader of the one before. */
function likeTheHost(loader: LoaderFunction): LoaderFunction {
  let shown: Shown | undefined;
  return async (args, context) => {
    const { pathname } = new URL(args.request.url);
    const answer = await loader({ ...args, shown } as never, context);
    if (!(answer instanceof Response)) shown = { pathname, data: answer };
    return answer;
  };
}

function Screen() {
  const { heading, unread } = useLoaderData<ListingData>();
  return (
    <>
      <h1>Found {heading}</h1>
      {unread}
    </>
  );
}

let opened: { dispose: () => void } | undefined;

/** The listing of `?in_stock=true`. */
async function open() {
  history.replaceState(null, '', '/listing?in_stock=true');
  const router = createBrowserRouter([
    {
      ...{ path: '/listing', loader: likeTheHost(keptListingLoader), Component: Screen },
      HydrateFallback: () => null,
      ErrorBoundary: () => <h1>Failed</h1>,
    },
  ]);
  opened = router;
  render(<RouterProvider router={router} />);
  await screen.findByText('Found ?in_stock=true');
  return (to: string) => act(() => router.navigate(to));
}

const found = () => [screen.getByRole('heading').textContent, location.search];
const says = () => screen.queryByRole('status')?.textContent;
const STILL = 'You still see the 58 products from 10:42 am.Retry';

beforeEach(() => {
  offline = false;
  api.mockClear();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
// It would go back with those after it.
afterEach(() => opened?.dispose());

test('what cannot be read leaves products and address, says so, and asks for nothing twice', async () => {
  const go = await open();
  const entries = history.length;
  offline = true;
  jest.spyOn(Date, 'now').mockReturnValue(NOW + HOUR_MS);
  await go('/listing?in_stock=true&position=rear');
  expect(found()).toEqual(['Found ?in_stock=true', '?in_stock=true']);
  expect(says()).toBe(`Network Error. “Rear” could not be applied. ${STILL}`);
  expect(history.length).toBe(entries);
  expect(api).toHaveBeenCalledTimes(2);
  // What is wanted then is said alone, and the time stays that of the products.
  await go('/listing');
  expect(says()).toBe(`Network Error. “In stock only” could not be removed. ${STILL}`);
  await go('/listing?in_stock=true');
  expect(says()).toBe(`Network Error. ${STILL}`);

  offline = false;
  await go('/listing?in_stock=true&position=rear');
  expect(found()).toEqual(['Found ?in_stock=true&position=rear', '?in_stock=true&position=rear']);
  expect(says()).toBeUndefined();
});

test('what failed late as it was read ahead is not asked for again', async () => {
  const shown = { pathname: '/listing', data: { list: { page: { total: 58 } } } };
  history.replaceState(null, '', '/listing');
  const request = new Request(new URL('/listing', location.href));
  const answer = await keptListingLoader(
    { request, params: {}, shown, failed: new Error('timeout') } as never,
    undefined,
  );
  expect(answer).toMatchObject({ unread: { props: { error: expect.any(String) } } });
  expect(api).not.toHaveBeenCalled();
});

test('Back to what cannot be read leaves what is shown', async () => {
  const go = await open();
  await go('/listing?position=rear');
  offline = true;
  history.back();
  expect(await screen.findByText(/could not be applied/)).toBeTruthy();
  expect(found()).toEqual(['Found ?position=rear', '?position=rear']);
});

test('what the API refused, and what another path shows, is not stood in for', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const go = await open();
  await go('/listing?moved');
  expect(found()).toEqual(['Found ', '']);
  api.mockRejectedValueOnce(
    Object.assign(new Error('Request failed'), {
      isAxiosError: true,
      response: { status: 500, data: {} },
    }),
  );
  await go('/listing?position=rear');
  expect(screen.getByRole('heading').textContent).toBe('Failed');
});

test('what the document held stays as well, at its own address and of its own time', async () => {
  const visit = { name: 'http://localhost/listing?in_stock=true#products' };
  Object.assign(performance, { getEntriesByType: () => [visit] });
  history.replaceState(null, '', '/listing?position=rear');
  offline = true;
  const held = { heading: 'held', preset: {}, list: { page: { total: 2 }, facets: null } };
  const request = new Request('http://localhost/listing?position=rear');
  const shown = { pathname: '/listing', data: held };
  const answer = (await keptListingLoader({ request, shown } as never, undefined)) as Response;
  expect(answer.headers.get('location')).toBe('/listing?in_stock=true');
  const there = new Request('http://localhost/listing?in_stock=true');
  const kept = (await keptListingLoader(
    { request: there, shown } as never,
    undefined,
  )) as ListingData;
  expect(kept).toMatchObject({ ...held, unread: { props: { at: undefined } } });
  expect(api).toHaveBeenCalledTimes(1);
});
