import { cart, countItems, selectedIds, useCart } from './cart.ts';
import { setReporter } from './report.ts';
import { hydrateStores } from './stored-state.ts';

const KEY = 'evmandi-cart';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => {
  setReporter(() => {});
  localStorage.clear();
  useCart.setState({ lines: [], selected: null });
});

describe('cart', () => {
  // HEADER-9, CART-3
  it('adds up the quantity of one product and selects what was just added', () => {
    cart.add('a', 2);
    cart.add('b');
    cart.select(['a']);
    cart.add('b', 3);
    expect(useCart.getState().lines).toEqual([
      { id: 'a', quantity: 2 },
      { id: 'b', quantity: 4 },
    ]);
    expect(selectedIds(useCart.getState())).toEqual(['a', 'b']);
    expect(countItems(useCart.getState())).toBe(6);
  });

  // CART-3
  it('starts with its first line selected while no selection is stored', () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({
        state: {
          lines: [
            { id: 'a', quantity: 1 },
            { id: 'b', quantity: 1 },
          ],
        },
        version: 1,
      }),
    );
    hydrateStores();
    expect(selectedIds(useCart.getState())).toEqual(['a']);
  });

  // CART-3, CART-4
  it('ignores quantities below 1 and unselects a removed line', () => {
    cart.add('a', 2);
    cart.setQuantity('a', 0);
    cart.setQuantity('a', Number.NaN);
    expect(useCart.getState().lines).toEqual([{ id: 'a', quantity: 2 }]);
    cart.remove(['a']);
    expect(useCart.getState()).toMatchObject({ lines: [], selected: [] });
  });

  it('does not lose what another tab has added in the meantime', () => {
    cart.add('a');
    const other = stored();
    other.state.lines.push({ id: 'other-tab', quantity: 1 });
    localStorage.setItem(KEY, JSON.stringify(other));
    cart.add('b');
    expect(stored().state.lines.map((line: { id: string }) => line.id)).toEqual([
      'a',
      'other-tab',
      'b',
    ]);
  });

  // HEADER-9
  it('follows another tab at once', () => {
    const stop = hydrateStores();
    localStorage.setItem(
      KEY,
      JSON.stringify({ state: { lines: [{ id: 'a', quantity: 7 }], selected: null }, version: 1 }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(countItems(useCart.getState())).toBe(7);
    stop();
  });

  it('reads what a newer release has written and keeps its fields and its version', () => {
    const newer = {
      state: { lines: [{ id: 'a', quantity: 1, note: 'gift' }], selected: null, coupon: 'EV10' },
      version: 2,
    };
    localStorage.setItem(KEY, JSON.stringify(newer));
    cart.add('b');
    expect(stored()).toMatchObject({ version: 2, state: { coupon: 'EV10' } });
    expect(stored().state.lines[0]).toEqual({ id: 'a', quantity: 1, note: 'gift' });
  });

  it('survives rubbish in storage', () => {
    localStorage.setItem(KEY, '{"state": 7');
    hydrateStores();
    cart.add('a');
    expect(useCart.getState().lines).toHaveLength(1);
  });
});
