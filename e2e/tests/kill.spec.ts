import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { identityOf, isAlive } from '@evmandi/contract/platform/process-identity';
import { freePort } from '@evmandi/contract/testing/free-port';
import { copyProject } from '../../scripts/lib/project-copy.mjs';
import { type Site, startSite } from '../../scripts/lib/site.mjs';
import { startBuyers } from '../support/buyers.ts';
import { copyData, PATIENT } from '../support/process.ts';
import { descendantsOf } from '../support/processes.ts';
import { expect, test } from '../support/test.ts';

/** kill -9 of each process of a site that is browsed and ordered from. */

const FULL = Boolean(process.env.EVMANDI_FULL);
const ROUNDS = FULL ? 20 : 1;
/** Between two pages of the visitor. */
const LOOK_MS = FULL ? 20 : 100;
const BACK_WITHIN_MS = 120_000;
/** Answered after each death, before the next one. */
const ORDERS_BETWEEN = 6;
const PATHS = ['/', '/listing/spare-parts', '/product', '/category', '/about', '/cart', '/login'];

/** By its command line; the workers of the edge may be processes or threads of it. */
const VICTIMS = {
  API: 'api/dist/server.mjs',
  edge: 'platform/dist/edge.mjs',
  'render worker': 'platform/dist/render-worker.mjs',
};

const onLinux = process.platform === 'linux' ? test : test.fixme;

interface Visits {
  /** Pages that were answered, and answers that were no page. */
  pages: number;
  wrong: string[];
  stop: () => Promise<void>;
}

/** Goes from page to page; what is not answered at all is a site that is away. */
function startVisitor(url: string): Visits {
  let stopped = false;
  const visits: Visits = {
    pages: 0,
    wrong: [],
    stop: async () => {
      stopped = true;
      await over;
    },
  };
  async function visit(path: string): Promise<void> {
    const answer = await fetch(url + path).catch(() => undefined);
    const html = await answer?.text().catch(() => undefined);
    if (!answer || html === undefined) return pause(50);
    if (answer.status === 200 && html.includes('id="root"')) visits.pages += 1;
    else visits.wrong.push(`${path} ${answer.status}`);
  }
  async function browse(): Promise<void> {
    for (let turn = 0; !stopped; turn += 1) {
      await visit(PATHS[turn % PATHS.length] ?? '/');
      await pause(LOOK_MS);
    }
  }
  const over = browse();
  return visits;
}

async function read<T>(address: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}

const productsInStock = async (api: string) =>
  (
    await read<{ products: { id: string }[] }>(
      `${api}/api/products?category=spare-parts&in_stock=true&page_size=100`,
    )
  ).products.map(({ id }) => id);

async function countOrders(api: string): Promise<number> {
  const { token } = await read<{ token: string }>(`${api}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'evmandi-admin' }),
  });
  const headers = { authorization: `Bearer ${token}` };
  const list = await read<{ page: { total: number } }>(`${api}/api/admin/orders`, { headers });
  return list.page.total;
}

onLinux(
  `each process killed ${ROUNDS} times under browsing and ordering: nothing acknowledged is lost, and nothing is repaired by hand`,
  async () => {
    test.setTimeout(900_000 + ROUNDS * 90_000);
    // Sources of its own: a start builds what was changed meanwhile, and a site with older parts is no start.
    const project = copyProject();
    const dataDir = await copyData();
    const variables = {
      ...PATIENT,
      TRUST_PROXY: '127.0.0.1',
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
    };
    const start = () => startSite(project, dataDir, variables);
    let site: Site = await start();
    const before = await countOrders(site.api);
    const buyers = startBuyers(site.api, await productsInStock(site.api));
    const visitor = startVisitor(site.url);

    /** Pages and orders are answered again. */
    const back = async (what: string) => {
      const pages = visitor.pages + PATHS.length;
      const orders = buyers.answers() + ORDERS_BETWEEN;
      const isBack = () => visitor.pages >= pages && buyers.answers() >= orders;
      await expect
        .poll(isBack, { timeout: BACK_WITHIN_MS, message: `${what}\n${site.output()}` })
        .toBe(true);
    };

    try {
      await back('at first');
      for (let round = 1; round <= ROUNDS; round += 1) {
        for (const [name, file] of Object.entries(VICTIMS)) {
          const victim = descendantsOf(site.pid).find(({ command }) => command.includes(file));
          if (!victim && name === 'render worker') continue;
          process.kill(victim?.pid ?? Number.NaN, 'SIGKILL');
          await back(`round ${round}: ${name} was killed`);
        }
        // What starts the others: they end with it, and a person starts it again.
        const others = descendantsOf(site.pid).map(({ pid }) => identityOf(pid));
        process.kill(site.pid, 'SIGKILL');
        await expect.poll(() => others.filter(isAlive), { timeout: BACK_WITHIN_MS }).toEqual([]);
        site = await start();
        await back(`round ${round}: the command line was killed`);
      }
      await Promise.all([buyers.stop(), visitor.stop()]);
      expect(buyers.unforeseen).toEqual([]);
      expect(visitor.wrong).toEqual([]);

      const numbers = new Set(buyers.placed.map(({ number }) => number));
      expect(numbers.size).toBe(buyers.placed.length);
      expect(numbers.size).toBeGreaterThan(ORDERS_BETWEEN);
      for (const { number, token } of buyers.placed) {
        const order = await read<{ number: string }>(`${site.api}/api/orders/by-token/${token}`);
        expect(order.number).toBe(number);
      }
      expect(await countOrders(site.api)).toBe(before + numbers.size);
    } finally {
      await Promise.race([Promise.all([buyers.stop(), visitor.stop()]), pause(1_000)]);
      await site.stop();
      for (const copy of [project, dataDir]) rmSync(copy, { recursive: true, force: true });
    }
  },
);
