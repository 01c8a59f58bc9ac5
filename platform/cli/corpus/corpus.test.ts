import {
  type Bench,
  BROWSER,
  isRefused,
  LIMIT_MS,
  type Mistake,
  meets,
  openBench,
  runs,
} from '../../testing/mistakes-bench.ts';
import { sampled } from '../../testing/sampled.ts';
import { IN_A_BROWSER, WITHOUT_END } from './browser.ts';
import { IN_CODE, IN_FILES, OTHER_BYTES, OTHERWISE, UNKNOWN_SLOT } from './code.ts';
import { IN_DOCUMENTS } from './documents.ts';
import { GOOD } from './good.ts';
import { IN_A_REHEARSAL, IN_A_REHEARSAL_SEEN, WORSE_IN_THREE_WAYS } from './rehearsed.ts';
import { WHILE_RUNNING } from './running.ts';
import { host, SITE, shop } from './shop.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench(SITE);
}, LIMIT_MS);
afterAll(() => bench.close(), LIMIT_MS);

/** All in `npm run test:full`, else the first of each rule. */
function oneOfEachRule(mistakes: readonly Mistake[]): Mistake[] {
  const all = Boolean(process.env.EVMANDI_FULL);
  return mistakes.filter(
    ([, rule], index) => all || mistakes.findIndex(([, other]) => other === rule) === index,
  );
}

const refusalAt = (address: string, rule: string, message: RegExp) => ({
  ...{ rule, remedy: expect.stringMatching(/\.$/) },
  place: expect.stringMatching(new RegExp(`^shop .*, ${address}$`)),
  message: expect.stringMatching(message),
});

const UNSEEN = [...IN_FILES, ...IN_DOCUMENTS, ...IN_CODE, ...WHILE_RUNNING];
/** No reason lifts these: there is nothing that could go live. */
const FINAL = new Set([...IN_FILES.map(([, rule]) => rule), 'descriptor']);
const SEEN = [...IN_A_BROWSER, ...WITHOUT_END];

test('the corpus holds what it promises', () => {
  expect(UNSEEN.length + SEEN.length + IN_A_REHEARSAL.length).toBeGreaterThanOrEqual(36);
  expect(GOOD.length).toBeGreaterThanOrEqual(12);
});

test.each(oneOfEachRule(UNSEEN.filter(([, rule]) => FINAL.has(rule))))(
  '%s is refused',
  async (...mistake) => {
    await isRefused(bench, mistake, bench.unseen);
  },
  LIMIT_MS,
);

test('other bytes under a version that the registry holds are refused', async () => {
  const before = await bench.live();
  expect(await bench.upload(OTHER_BYTES, bench.unseen)).toMatchObject({
    refusals: [{ rule: 'other-bytes', place: 'shop 1.0.0-0000000a, server/screen.js' }],
  });
  expect(await bench.live()).toEqual(before);
});

test.each(OTHERWISE)(
  'another %s under a version that the registry holds is refused',
  async (place, change) => {
    expect(await bench.upload(change, bench.unseen)).toMatchObject({
      refusals: [{ rule: 'other-bytes', place: `shop 1.0.0-0000000a, ${place}` }],
    });
  },
);

test('a slot that the host lacks is refused where it was built elsewhere', async () => {
  expect(await bench.upload(UNKNOWN_SLOT, bench.unseen)).toMatchObject({
    refusals: [{ rule: 'names-used', place: expect.stringContaining('the slot header.zoom') }],
  });
});

test.each(oneOfEachRule(UNSEEN.filter(([, rule]) => !FINAL.has(rule))))(
  '%s is refused, and taken back once forced in',
  (...mistake) => meets(bench, mistake, bench.unseen),
  LIMIT_MS,
);

test.each(sampled(GOOD, 1))(
  '%s: goes live, and the history says what was run of it',
  (_, change) =>
    runs(bench, change, bench.unseen, /rendered with the API at .*; no browser was found/),
  LIMIT_MS,
);

test(
  'a screen that throws, answers 410 and shows nothing is refused by a rehearsal',
  async () => {
    const before = await bench.live();
    bench.take(WORSE_IN_THREE_WAYS);
    expect(await bench.ship(bench.rehearsed)).toMatchObject({
      refusals: [
        refusalAt('/shop/8', 'rehearsal-error', /cannot be rendered any more: .*no eight/),
        refusalAt('/shop/9', 'rehearsal-status', /answers 410, and live 200/),
        refusalAt('/shop/9', 'rehearsal-empty', /shows nothing in its main region/),
      ],
    });
    expect(await bench.live()).toEqual(before);
  },
  LIMIT_MS,
);

// The test above shows the first three; judge.test.ts shows what is slow, by a clock of its own.
if (process.env.EVMANDI_FULL) {
  test.each(IN_A_REHEARSAL)(
    '%s is refused by a rehearsal, and taken back once forced in',
    (...mistake) => meets(bench, mistake, bench.rehearsed),
    LIMIT_MS,
  );
}

const withBrowser = BROWSER ? test : test.skip;

withBrowser.each(sampled(IN_A_BROWSER, 1))(
  '%s is refused where there is a browser, and taken back once forced in',
  (...mistake) => meets(bench, mistake, bench.seen),
  LIMIT_MS,
);

withBrowser.each(sampled(WITHOUT_END, 1))(
  '%s is refused where there is a browser, and taken back once forced in',
  (...mistake) => meets(bench, mistake, bench.hurried),
  LIMIT_MS,
);

if (process.env.EVMANDI_FULL) {
  withBrowser.each(IN_A_REHEARSAL_SEEN)(
    '%s is refused by a rehearsal where there is a browser, and taken back once forced in',
    (...mistake) => meets(bench, mistake, bench.rehearsedSeen),
    LIMIT_MS,
  );

  withBrowser(
    'a good release is rehearsed, in a browser, too',
    () =>
      runs(
        bench,
        shop(),
        bench.rehearsedSeen,
        /; 7 of the most asked addresses were rendered beside the live ones \(p95 \d+ ms, live \d+ ms\), 7 were opened/,
      ),
    LIMIT_MS,
  );
}

withBrowser(
  'a good release is opened in a browser, once for each screen',
  () => runs(bench, host(), bench.seen, /^5 addresses were rendered .*; 3 pages were opened/),
  LIMIT_MS,
);
