import { PNG } from 'pngjs';
import { judgeOutcomes } from './judge-outcomes.ts';
import { judgeSpeed } from './judge-speed.ts';
import { isEmpty } from './outcome.ts';
import { CHANGED_SHARE, changedShare } from './pictures.ts';
import { judgeTimes, p95, slowScreens } from './times.ts';

test('a main region without text or picture is empty, whatever stands around it', () => {
  expect(isEmpty('<header>Shop</header><main id="a"><p> </p><script>x()</script></main>')).toBe(
    true,
  );
  expect(isEmpty('<main><noscript>Turn it on</noscript></main>')).toBe(true);
  expect(isEmpty('<main><p>Bikes</p></main>')).toBe(false);
  expect(isEmpty('<main><svg></svg></main>')).toBe(false);
  expect(isEmpty('<p>without a region</p>')).toBe(false);
});

const answer = (status: number, more: object = {}) => ({ status, empty: false, ...more });

test('only what is worse than live is refused: a new page is none', () => {
  const pairs = [
    { address: '/a', live: answer(404), next: answer(200) },
    { address: '/b', live: answer(0, { fault: 'x' }), next: answer(0, { fault: 'y' }) },
    { address: '/c', live: answer(302, { location: '/x' }), next: answer(302, { location: '/y' }) },
    { address: '/d', live: answer(200), next: answer(500) },
    { address: '/e', live: answer(200, { empty: true }), next: answer(200, { empty: true }) },
  ];
  expect(judgeOutcomes(pairs, 'catalog 2')).toEqual([
    expect.objectContaining({ rule: 'rehearsal-status', place: 'catalog 2, /c, /d' }),
  ]);
});

/** Times around a middle, one in ten of them three times as long. */
const times = (middle: number) =>
  Array.from({ length: 100 }, (_, n) => middle * (n % 10 === 0 ? 3 : 1) + (n % 7));

test('a p95 is slower beyond both the share and the milliseconds, and only of enough renders', () => {
  expect(p95([1, 2, 3])).toBe(3);
  const judge = (live: number, next: number) =>
    judgeTimes([{ address: '/', live: times(live), next: times(next) }]).slower;
  expect(judge(30, 30)).toBe(false);
  expect(judge(30, 40)).toBe(false);
  expect(judge(2, 6)).toBe(false);
  expect(judge(30, 60)).toBe(true);
  const few = { address: '/', live: [1, 1], next: [900, 900] };
  expect(judgeTimes([few]).slower).toBe(false);
});

test('a screen that few of the addresses are of is slower by the middle of its own times', () => {
  const render = (address: string, live: number, next: number, times = 9) => ({
    address,
    live: Array.from({ length: times }, () => live),
    next: Array.from({ length: times }, () => next),
  });
  const products = Array.from({ length: 40 }, (_, n) => render(`/product/${n}`, 30, 31));
  const screenOf = (address: string) => address.replace(/\d+$/, ':id');
  const judge = (cart: ReturnType<typeof render>) => {
    const timed = [...products, cart];
    expect(judgeTimes(timed).slower).toBe(false);
    return slowScreens(timed, screenOf);
  };
  expect(judge(render('/cart', 30, 300))).toEqual([
    { screen: '/cart', addresses: ['/cart'], live: 30, next: 300, count: 9 },
  ]);
  expect(judge(render('/cart', 30, 44))).toEqual([]);
  expect(judge(render('/cart', 4, 20))).toEqual([]);
  expect(judge(render('/cart', 30, 300, 8))).toEqual([]);
  const burst = render('/cart', 30, 30);
  burst.next.splice(0, 4, 900, 900, 900, 900);
  expect(judge(burst)).toEqual([]);
});

const FEW = ['/', '/cart', '/shop/1', '/shop/2'];
const MANY = [...FEW, ...Array.from({ length: 36 }, (_, n) => `/desk/${n}`)];

/** Refusals of a release whose renderings take `nextMs`, and live 30 ms, on a clock that they alone move. */
async function speedRefusals(
  addresses: readonly string[],
  nextMs: (address: string, rendering: number) => number,
) {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const renderings = new Map<string, number>();
  const rendering = (msOf: typeof nextMs) => ({
    site: { page: { remotes: [] } },
    renderer: {
      render: async (_: unknown, address: string) => {
        const count = (renderings.get(address) ?? 0) + 1;
        renderings.set(address, count);
        now += msOf(address, count);
      },
    },
  });
  const both = { live: rendering(() => 30), next: rendering(nextMs) } as never;
  const { refusals, times } = await judgeSpeed(both, addresses, {
    title: 'shop 2',
    until: 3_600_000,
  });
  return { times, refusals: refusals.map(({ rule, place, message }) => [rule, place, message]) };
}

test('judgeSpeed: renderings as long as live ones, refuses nothing', async () => {
  expect(await speedRefusals(FEW, () => 31)).toEqual({
    times: 'p95 31 ms, live 30 ms',
    refusals: [],
  });
});

test('judgeSpeed: all renderings take 300 ms longer, refuses the release', async () => {
  const { refusals } = await speedRefusals(FEW, () => 330);
  expect(refusals).toEqual([
    [
      'rehearsal-slow',
      'shop 2, /, /cart, /shop/1, /shop/2',
      '95 % of 100 renderings took up to 330 ms, and live 30 ms: more than 50 % and 20 ms longer',
    ],
  ]);
});

test('judgeSpeed: one screen of many takes longer, refuses that screen', async () => {
  const { refusals } = await speedRefusals(MANY, (address) => (address === '/cart' ? 300 : 31));
  expect(refusals).toEqual([
    ['rehearsal-slow', 'shop 2, /cart', expect.stringMatching(/^half of \d+ .* took 300 ms/)],
  ]);
});

test('judgeSpeed: only the first measurement is slow, refuses nothing', async () => {
  // Both render each address 25 times in a measurement.
  const { refusals } = await speedRefusals(FEW, (_, rendering) => (rendering <= 50 ? 330 : 31));
  expect(refusals).toEqual([]);
});

function picture(rows: number): Buffer {
  const png = new PNG({ width: 40, height: 40 });
  png.data.fill(255);
  png.data.fill(0, 0, rows * 40 * 4);
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
  return PNG.sync.write(png);
}

test('the share of a picture that is another is measured, and one of another size is another', () => {
  expect(changedShare(picture(0), picture(0))).toBe(0);
  expect(changedShare(picture(0), picture(4))).toBeCloseTo(0.1);
  expect(changedShare(picture(0), picture(20))).toBeGreaterThan(CHANGED_SHARE);
  expect(changedShare(picture(0), PNG.sync.write(new PNG({ width: 2, height: 2 })))).toBe(1);
});
