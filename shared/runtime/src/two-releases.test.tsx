import { asRecord, type Parse } from './checked-storage.ts';
import { lineList } from './line-list.ts';
import { signIn, signOut } from './session.ts';
import { hydrateStores, storedState } from './stored-state.ts';

const KEY = 'two-releases';

interface NewerState {
  lines: { id: string; quantity: number; note?: string }[];
  selected: string[] | null;
  coupon: string | null;
}

/** A release to come: a field more in the state, one more in a line, and a version number of its own. */
function newerRelease() {
  const parse: Parse<NewerState> = (value) => {
    const state = asRecord(value);
    if (!Array.isArray(state?.lines)) return undefined;
    const coupon = typeof state.coupon === 'string' ? state.coupon : null;
    return { lines: state.lines, selected: (state.selected as string[]) ?? null, coupon };
  };
  const store = storedState<NewerState>(KEY, {
    initial: { lines: [], selected: null, coupon: null },
    parse,
  });
  store.useStore.persist.setOptions({ version: 2 });
  return store;
}

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

beforeEach(() => localStorage.clear());

it('the newer release reads what the older wrote, and the older goes on with what the newer adds', () => {
  const older = lineList(KEY);
  older.addMany([{ id: 'a', quantity: 2 }]);
  const newer = newerRelease();
  newer.change(({ lines }) => ({
    lines: [...lines.map((line) => ({ ...line, note: 'gift' })), { id: 'b', quantity: 1 }],
    coupon: 'EV10',
  }));
  expect(ids(newer.useStore.getState().lines)).toEqual(['a', 'b']);
  older.addMany([
    { id: 'a', quantity: 1 },
    { id: 'c', quantity: 1 },
  ]);
  expect(stored()).toEqual({
    version: 2,
    state: {
      lines: [
        { id: 'a', quantity: 3, note: 'gift' },
        { id: 'b', quantity: 1 },
        { id: 'c', quantity: 1 },
      ],
      selected: null,
      coupon: 'EV10',
    },
  });
});

it('the older release reads what the newer wrote, and the newer finds its own fields again', () => {
  const newer = newerRelease();
  newer.change(() => ({ lines: [{ id: 'a', quantity: 2, note: 'gift' }], coupon: 'EV10' }));
  const older = lineList(KEY);
  older.change(({ lines }) => ({ lines: [...lines, { id: 'b', quantity: 1 }], selected: ['b'] }));
  expect(ids(older.useStore.getState().lines)).toEqual(['a', 'b']);
  newer.change(({ lines }) => ({ lines: lines.filter(({ id }) => id !== 'b') }));
  expect(stored()).toEqual({
    version: 2,
    state: {
      lines: [{ id: 'a', quantity: 2, note: 'gift' }],
      selected: ['b'],
      coupon: 'EV10',
    },
  });
});

it('signing in and out leaves every list as it was', () => {
  const list = lineList(KEY);
  list.addMany([{ id: 'a', quantity: 2, seenPrice: 1_200_00 }]);
  const before = localStorage.getItem(KEY);
  const token = `x.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.y`;
  signIn({
    token,
    user: { id: '1', username: 'c', name: 'C', role: { name: 'c', permissions: [] } },
  });
  hydrateStores()();
  expect(localStorage.getItem(KEY)).toBe(before);
  signOut();
  expect(localStorage.getItem(KEY)).toBe(before);
  expect(list.useStore.getState().lines).toEqual([{ id: 'a', quantity: 2, seenPrice: 1_200_00 }]);
});
