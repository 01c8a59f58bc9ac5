/** @jest-environment node */
import type { PageRemote } from '@evmandi/contract/platform/composition';
import type { LayoutProps } from '@evmandi/contract/platform/layouts';
import type { RouteDeclaration } from '@evmandi/contract/platform/remote-descriptor';
import { configure } from '@evmandi/runtime';
import type { ReactNode } from 'react';
import { data, type RouteObject, redirect, useLoaderData } from 'react-router-dom';
import { layoutFrame } from '../layouts/load-layout-frame.ts';
import { RemoteRegistry } from '../remotes/remote-registry.ts';
import { renderPage } from './render-page.tsx';

const declared = (path: string, changes: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  path,
  access: 'public',
  layout: 'store',
  render: 'full',
  query: [],
  ...changes,
});
const FRAME = { render: 'frame' as const };

function Product() {
  return <h1>{useLoaderData<{ name: string }>().name}</h1>;
}

const product = ({ params }: { params: { id?: string } }) =>
  params.id === '7' ? { name: 'Pad' } : data({ name: 'Another' }, { status: 404 });
const fails = () => {
  throw new Error('no API');
};
const never = jest.fn();

const SCREENS: [RouteDeclaration, RouteObject][] = [
  [
    declared('/product/:id'),
    {
      loader: product as never,
      Component: Product,
      handle: { title: ({ name }: { name: string }) => name, head: () => ({ canonical: '/p' }) },
    },
  ],
  [declared('/gone'), { loader: () => redirect('/') }],
  [declared('/fails'), { loader: fails, Component: Product }],
  [
    declared('/throws'),
    {
      Component: () => {
        throw new Error('no such column');
      },
    },
  ],
  [declared('/cart', FRAME), { Component: () => <p>Cart rows</p> }],
  [
    declared('/orders', { ...FRAME, access: 'session' }),
    {
      loader: never,
      Component: Product,
      HydrateFallback: () => <p>Order places</p>,
      handle: { title: (name: string) => name, titleBefore: 'Own orders' },
    },
  ],
  [
    declared('/login', FRAME),
    { loader: () => ({ name: 'Sign in' }), Component: Product, handle: { frame: 'screen' } },
  ],
  [declared('/plain', { ...FRAME, access: 1001 }), { loader: never, Component: Product }],
  [
    declared('/desk/orders', { ...FRAME, access: 1001, layout: 'desk' }),
    {
      loader: never,
      Component: Product,
      HydrateFallback: () => <p>Order places</p>,
      handle: { title: 'Orders' },
    },
  ],
  [declared('/desk/lost', { layout: 'none' }), { Component: Product }],
];
const Desk = ({ pathname, title, children }: LayoutProps<ReactNode>) => (
  <section data-at={pathname}>
    <h1>{title}</h1>
    {children}
  </section>
);
const remote: PageRemote = {
  name: 'shop',
  version: '1.0.0-00000000',
  title: 'Shop',
  entry: '/shop.js',
  chunks: { js: [], css: [] },
  routes: SCREENS.map(([declaration]) => declaration),
  slots: [],
  layouts: { desk: { js: [], css: [] } },
};
const routes: RouteObject[] = SCREENS.map(([{ path }, route]) => ({
  ...route,
  id: `shop.${path}`,
  path,
})) as RouteObject[];

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    phone: '+91 40 1',
    email: 'a@b.in',
    country: 'India',
    copyrightYear: 2025,
    rupeesPerDollar: 80,
  });
});

async function render(path: string) {
  const browse = { path: '/category', title: 'All products', icon: 'tool' } as const;
  const menu = { browse: [browse] };
  const composition = { number: 1, host: { version: 'x' }, remotes: [remote], menu };
  const load = async (_: PageRemote, module: string) => ({
    default: module === 'routes' ? routes : Desk,
  });
  const registry = new RemoteRegistry(composition, load as never, () => layoutFrame.load());
  return renderPage(registry, path, AbortSignal.timeout(5_000));
}

async function page(path: string) {
  const result = await render(path);
  if (result.kind !== 'page') throw new Error(`${path} is no page`);
  return result;
}

const NEEDS_SCRIPT = 'This page needs JavaScript';

it('renders a screen with its data, status and head', async () => {
  const result = await page('/product/7');
  expect(result).toMatchObject({
    status: 200,
    head: { title: 'Pad - EVMandi', canonical: '/p' },
    page: { kind: 'screen', loaderData: { 'shop:/product/:id': { name: 'Pad' } } },
  });
  expect(result.routeIds).toContain('shop./product/:id');
  expect(result.html).toContain('<h1>Pad</h1>');
  expect(result.html).not.toContain(NEEDS_SCRIPT);
  expect((await page('/product/8')).status).toBe(404);
});

// ROUTE-4
it('leads home from a path that only the fallback owns, without a call of its remote', async () => {
  const home = { kind: 'redirect', status: 302, location: '/' };
  expect(await render('/product/7/extra')).toEqual(home);
  expect(await render('/nowhere')).toEqual(home);
});

it('passes a redirect of a loader on, and rejects when a loader fails', async () => {
  expect(await render('/gone')).toEqual({ kind: 'redirect', status: 302, location: '/' });
  await expect(render('/fails')).rejects.toThrow('no API');
});

it('rejects with what a screen threw, not with what is lost in its place', async () => {
  await expect(render('/throws')).rejects.toThrow('no such column');
});

it('renders the screen of a frame that asks for nothing, and one whose loader asks for nothing', async () => {
  const cart = await page('/cart');
  expect(cart.page.kind).toBe('screen');
  expect(cart.html).toContain('Cart rows');
  const login = await page('/login');
  expect(login.page.loaderData).toMatchObject({ 'shop:/login': { name: 'Sign in' } });
});

it("shows the route's own skeleton where a session is needed, and runs no loader", async () => {
  const { html, page: rendered, head } = await page('/orders');
  expect(html).toContain('Order places');
  expect(rendered.kind).toBe('placeholder');
  expect(head.title).toBe('Own orders - EVMandi');
  const plain = await page('/plain');
  expect(plain.html).toContain('aria-label="Loading Shop"');
  expect(never).not.toHaveBeenCalled();
});

it('renders the layout of a remote around the screen, and no page whose layout is not there', async () => {
  const { html } = await page('/desk/orders');
  expect(html).toContain('<section data-at="/desk/orders"><h1>Orders</h1>');
  expect(html).toContain('Order places');
  expect(html).not.toContain('<header');
  await expect(render('/desk/lost')).rejects.toThrow(
    'No part of the site provides the layout none',
  );
});

it('says in every frame what it needs where no script runs', async () => {
  for (const path of ['/cart', '/orders', '/login', '/plain']) {
    const [, text = ''] = /<noscript>(.*?)<\/noscript>/.exec((await page(path)).html) ?? [];
    expect(text).toContain(NEEDS_SCRIPT);
    expect(text).toContain('href="tel:+91401"');
    expect(text).toContain('href="/category"');
  }
});
