import { damagedValues } from '@evmandi/contract/testing/damaged-values';
import { cart, countItems, selectedIds, useCart } from './cart.ts';
import { isId } from './line-list.ts';
import { comparison, favorites, quote, useComparison, useFavorites, useQuote } from './lists.ts';
import { setReporter } from './report.ts';
import { checkSession } from './session.ts';
import { hydrateStores } from './stored-state.ts';
import { isKept } from './versioned-storage.ts';

const VALUES = damagedValues(200);
const USABLE_TOKEN = `x.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.y`;
const reports = jest.fn();

const LISTS = [
  ['evmandi-cart', useCart, cart],
  ['evmandi-quote', useQuote, quote],
  ['evmandi-favorites', useFavorites, favorites],
] as const;

beforeEach(() => {
  localStorage.clear();
  reports.mockClear();
  setReporter(reports);
});

/** Another tab has written `value`. */
function putByOtherTab(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

it('holds 200 different values', () => {
  expect(new Set(VALUES).size).toBeGreaterThan(190);
});

describe.each(LISTS)('%s', (key, useStore, list) => {
  it('takes every damaged value, from the start and from another tab, and goes on working', () => {
    for (const value of VALUES) {
      localStorage.clear();
      localStorage.setItem(key, value);
      const stop = hydrateStores();
      putByOtherTab(key, value);
      const state = useStore.getState();
      expect(state.lines.every(({ id, quantity }) => isId(id) && quantity >= 1)).toBe(true);
      expect(Number.isInteger(countItems(state))).toBe(true);
      expect(selectedIds(state)).toEqual(expect.any(Array));
      list.addMany([{ id: 'after', quantity: 1 }]);
      expect(useStore.getState().lines.map(({ id }) => id)).toContain('after');
      expect(JSON.parse(localStorage.getItem(key) ?? '').state.lines).toEqual(
        useStore.getState().lines,
      );
      stop();
    }
  });
});

it('the comparison takes every damaged value', () => {
  for (const value of VALUES) {
    localStorage.clear();
    localStorage.setItem('evmandi-comparison', value);
    hydrateStores()();
    expect(useComparison.getState().ids.every(isId)).toBe(true);
    comparison.clear();
    expect(comparison.toggle('after')).toBe('added');
  }
});

it('every damaged user or token is a visitor, never an error', () => {
  for (const value of VALUES) {
    localStorage.setItem('token', USABLE_TOKEN);
    localStorage.setItem('user', value);
    const user = checkSession();
    expect(user === null || Array.isArray(user.role.permissions)).toBe(true);
    localStorage.setItem('token', value);
    expect(() => checkSession()).not.toThrow();
  }
});

it.each(['\u0000', '\ud800', 'a'.repeat(20_000), 'two words', '', 7])(
  'a line with the id %j is left out, the others stay; a copy is kept and reported once',
  (id) => {
    const good = { id: 'BP-EV-2041', quantity: 2 };
    const text = JSON.stringify({ state: { lines: [{ id, quantity: 1 }, good] }, version: 1 });
    localStorage.setItem('evmandi-cart', text);
    hydrateStores()();
    hydrateStores()();
    expect(useCart.getState().lines).toEqual([good]);
    expect(localStorage.getItem('evmandi-cart.damaged')).toBe(text);
    expect(reports).toHaveBeenCalledTimes(1);
    cart.add('after');
    expect(JSON.parse(localStorage.getItem('evmandi-cart') ?? '').state.lines).toHaveLength(2);
  },
);

it('sets a damaged value aside under another key and reports it once', () => {
  const damaged = '{"state":{"lines":null},"version":1}';
  localStorage.setItem('evmandi-cart', damaged);
  hydrateStores()();
  hydrateStores()();
  expect(useCart.getState().lines).toEqual([]);
  expect(localStorage.getItem('evmandi-cart.damaged')).toBe(damaged);
  expect(localStorage.getItem('evmandi-cart')).toBeNull();
  expect(reports).toHaveBeenCalledTimes(1);
});

it('works for this tab alone where the browser forbids storage', () => {
  const forbidden = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  hydrateStores()();
  useCart.setState({ lines: [], selected: null });
  cart.addMany([{ id: 'a', quantity: 2 }]);
  cart.addMany([{ id: 'b', quantity: 1 }]);
  expect(countItems(useCart.getState())).toBe(3);
  expect(isKept('evmandi-cart')).toBe(false);
  expect(checkSession()).toBeNull();
  forbidden.mockRestore();
  cart.change(() => ({ lines: [], selected: null }));
  expect(isKept('evmandi-cart')).toBe(true);
});

it('goes on in this tab while storage is full, and is kept once there is room', () => {
  cart.addMany([{ id: 'before', quantity: 1 }]);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  cart.addMany([{ id: 'a', quantity: 2 }]);
  cart.addMany([{ id: 'b', quantity: 1 }]);
  expect(useCart.getState().lines.map(({ id }) => id)).toEqual(['before', 'a', 'b']);
  expect(isKept('evmandi-cart')).toBe(false);
  full.mockRestore();
  cart.addMany([{ id: 'c', quantity: 1 }]);
  expect(isKept('evmandi-cart')).toBe(true);
  hydrateStores()();
  expect(useCart.getState().lines.map(({ id }) => id)).toEqual(['before', 'a', 'b', 'c']);
});

it('writes storage once for 500 lines', () => {
  const writes = jest.spyOn(Storage.prototype, 'setItem');
  const lines = Array.from({ length: 500 }, (_, index) => ({ id: `p${index}`, quantity: 1 }));
  cart.addMany(lines);
  expect(writes).toHaveBeenCalledTimes(1);
  expect(useCart.getState().lines).toHaveLength(500);
  writes.mockRestore();
});
