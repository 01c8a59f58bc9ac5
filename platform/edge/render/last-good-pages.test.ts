import {
  DESK,
  HOUR_MS,
  newer,
  openPages,
  page,
  RELEASE,
  released,
  SHOP,
  SHOP_BUILT,
  START,
} from '../../testing/rendered-pages.ts';
import { describeSite } from '../site.ts';

test('no visitor gets a page of a release that was taken back, for want of another', async () => {
  let render = async () => page();
  const { ask } = openPages(() => render());
  const mistaken = newer(SHOP_BUILT);
  await ask('/shop', released({ remotes: [mistaken, DESK] }));
  render = async () => {
    throw new Error('no API');
  };
  expect(await ask('/shop')).toMatchObject({ lastGoodMs: 0 });
  const withdrawn = [`shop ${mistaken.version}`];
  const composition = { ...RELEASE.composition, number: 6, withdrawn };
  expect(await ask('/shop', describeSite({ ...RELEASE, composition }))).toBeUndefined();
});

test('with the API away the last good page is served for a day, and says its age', async () => {
  let away = false;
  const { ask, clock, urls, pages } = openPages(async () => {
    if (away) throw new Error('fetch failed');
    return page();
  });
  await ask('/shop');
  away = true;
  for (const age of [61_000, HOUR_MS, 24 * HOUR_MS]) {
    clock.time = START + age;
    expect(await ask('/shop')).toMatchObject({ kind: 'page', status: 200, lastGoodMs: age });
  }
  expect(await ask('/shop?q=never-asked')).toBeUndefined();
  expect(urls).toHaveLength(5);
  // A moment later no request waits for what has just failed.
  await ask('/shop');
  expect(urls).toHaveLength(5);
  const shop = { remote: 'shop', version: SHOP.version };
  expect(pages.counters).toMatchObject({
    answers: [
      { ...shop, kind: 'rendered', count: 1 },
      { ...shop, kind: 'last-good', count: 4 },
      { ...shop, kind: 'unrendered', count: 1 },
    ],
    kept: 1,
  });
  clock.time += 1_000;
  expect(await ask('/shop')).toBeUndefined();
  away = false;
  expect(await ask('/shop')).toMatchObject({ status: 200 });
});

test('past the limit, and where the renderer takes no more, the last good page is served', async () => {
  let render = async () => page();
  const { ask, clock } = openPages(() => render());
  for (const path of ['/shop', '/desk/shop']) await ask(path);
  clock.time += 61_000;
  const lastGood = { status: 200, lastGoodMs: 61_000 };
  render = () => new Promise(() => undefined);
  expect(await ask('/shop')).toMatchObject(lastGood);

  render = async () => {
    throw new Error('the queue is full');
  };
  expect(await ask('/desk/shop')).toMatchObject(lastGood);
  expect(await ask('/shop?page=9')).toBeUndefined();
});
