import { readFileSync } from 'node:fs';
import { ENGINE_REMEDIES, findEngines } from '../../scripts/lib/engines.mjs';
import { openFirefox } from '../support/engines/firefox.ts';
import type { Tab } from '../support/engines/tab.ts';
import { Visitor } from '../support/engines/visitor.ts';
import { openWebKit } from '../support/engines/webkit.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { siteUrl, test } from '../support/test.ts';

/** What matters most, in the engines beside Chromium's. */

const { firefox, webkit } = findEngines();
const ENGINES = [
  {
    name: 'Firefox',
    remedy: ENGINE_REMEDIES.firefox,
    start: firefox && (() => openFirefox(firefox)),
  },
  { name: 'WebKit', remedy: ENGINE_REMEDIES.webkit, start: webkit && (() => openWebKit(webkit)) },
];

let proxy: FaultProxy;
let tab: Tab | undefined;

test.beforeAll(async ({}, { parallelIndex }) => {
  const ports = (process.env.PROXY_PORTS ?? '').split(',');
  proxy = await startFaultProxy(siteUrl(), Number(ports[parallelIndex]));
});
test.afterAll(() => proxy?.stop());

test.afterEach(async ({}, testInfo) => {
  const ended = tab;
  tab = undefined;
  proxy.heal();
  try {
    if (testInfo.status === testInfo.expectedStatus || !ended) return;
    const body = await ended.screenshot();
    await testInfo.attach('screenshot', { body, contentType: 'image/png' });
  } finally {
    await ended?.close();
  }
});

/** A remote that is away takes nothing else with it, and comes back with Retry. */
async function meetsDeadRemote(visitor: Visitor): Promise<void> {
  // Before anything of it was loaded: what is cached is not away.
  proxy.fail({ matches: /\/artifacts\/checkout\//, fault: 'down' });
  await visitor.opens('/about');
  await visitor.presses('header a[href="/cart"]', '');
  await visitor.sees('h1', 'Unexpected Application Error!');
  await visitor.sees('header a', 'EVMandi');
  proxy.heal();
  await visitor.presses('main button', 'Retry');
  await visitor.sees('h1', 'Shopping cart');
}

async function browses(visitor: Visitor): Promise<void> {
  await visitor.opens('/');
  await visitor.sees('h2', 'Bikes in Spotlight');
  await visitor.presses('footer a', 'Engine parts');
  await visitor.sees('h1', 'Engine parts');
}

async function searches(visitor: Visitor): Promise<void> {
  await visitor.types('header input[name=q]', 'brake pad\n');
  await visitor.isAt(/[?&]q=brake(\+|%20)pad/);
  await visitor.sees('main article', 'Brake Pad');
}

async function filters(visitor: Visitor): Promise<void> {
  await visitor.opens('/listing/spare-parts');
  await visitor.presses('aside label', 'Bosch');
  await visitor.isAt(/brand=bosch/);
  await visitor.presses('main a', 'Bosch');
  await visitor.isAt(/^\/listing\/spare-parts$/);
}

async function fillsCart(visitor: Visitor): Promise<void> {
  await visitor.opens('/product/BP-EV-2041');
  await visitor.presses('main button', 'ADD TO CART');
  await visitor.sees('header a[href="/cart"]', '1');
  await visitor.presses('header a[href="/cart"]', '');
  await visitor.sees('h1', 'Shopping cart');
  await visitor.sees('main', 'BP-EV-2041');
}

const WORKBOOK = new URL(
  '../../remotes/checkout/src/quick-order/testing/fleet.xlsx',
  import.meta.url,
);
const FILES: [name: string, content: Buffer][] = [
  ['fleet.csv', Buffer.from('SKU;Quantity\r\nBP-EV-2041;2\r\nBD-22O-W;1\r\n')],
  ['fleet.xlsx', readFileSync(WORKBOOK)],
];

/** The worker of the quick order reads a list and a workbook, also on a page that a service worker answers for. */
async function ordersByFile(visitor: Visitor): Promise<void> {
  for (const [name, content] of FILES) {
    await visitor.opens('/about');
    await visitor.isKept();
    await visitor.presses('header button', 'Quick order');
    await visitor.sees('dialog', 'Upload your order');
    await visitor.chooses('dialog input[type=file]', name, content);
    await visitor.sees('dialog', `File uploaded: ${name}`);
    await visitor.sees('dialog [role=status]', '1 row with errors');
    await visitor.sees('dialog td', 'Did you mean BD-220-W?');
    await visitor.sees('dialog button', 'Apply 1 row');
  }
}

async function signsIn(visitor: Visitor): Promise<void> {
  await visitor.opens('/login');
  await visitor.types('input[name=username]', 'admin');
  await visitor.types('input[name=password]', 'evmandi-admin\n');
  await visitor.isAt(/^\/dashboard/);
  await visitor.sees('main', 'Total sales');
  await visitor.presses('nav a', 'Order Management');
  await visitor.sees('main table', '#10');
}

const SHORT = [meetsDeadRemote, browses, fillsCart, ordersByFile];
const LONG = [meetsDeadRemote, browses, searches, filters, fillsCart, ordersByFile, signsIn];
const [parts, title] = process.env.EVMANDI_FULL
  ? [LONG, 'browses, searches, filters, fills a cart, orders by file, signs in']
  : [SHORT, 'browses, fills a cart, orders by file'];

for (const { name, remedy, start } of ENGINES) {
  test(`a visitor in ${name} ${title} and gets a dead remote back`, async ({}, testInfo) => {
    testInfo.skip(start === undefined, `needs ${name}: ${remedy}`);
    tab = await (start as () => Promise<Tab>)();
    await tab.resize(1440, 900);
    const visitor = new Visitor(tab, proxy.url);
    for (const part of parts) await test.step(part.name, () => part(visitor));
  });
}
