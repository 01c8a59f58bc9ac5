import type { StockRow } from '@evmandi/api/contract/stock';
import { impossibleNow, problemsOf, requestOf, type TypedCorrection } from './correction.ts';

const row = (onHand: number, held = 4) =>
  ({ onHand, held, left: onHand - held, product: { sku: 'BD-220-W' } }) as StockRow;
const typed = (more: Partial<TypedCorrection>): TypedCorrection => ({
  mode: 'counted',
  pieces: 8,
  cause: 'counted',
  note: '',
  ...more,
});

test.each([
  [{ pieces: Number.NaN }, ['counted']],
  [{ mode: 'difference', pieces: Number.NaN, cause: '' }, ['difference', 'cause']],
  [{ pieces: 10 }, ['counted']],
  [{ pieces: 3 }, ['counted']],
  [{ mode: 'difference', pieces: -7 }, ['difference']],
  [{ mode: 'difference', pieces: 0 }, ['difference']],
  [{ pieces: 100_000 }, ['counted']],
  [{ cause: 'other' }, ['note']],
  [{ cause: 'other', note: 'A gift' }, []],
  [{ pieces: 4 }, []],
] as const)('%j has messages at %j', (more, fields) => {
  expect(Object.keys(problemsOf(typed(more), row(10)))).toEqual(fields);
});

test('what was counted holds against what is there now, as long as it differs from it', () => {
  expect(requestOf(typed({}), row(6))).toEqual({
    sku: 'BD-220-W',
    expected: 6,
    counted: 8,
    cause: 'counted',
    note: '',
  });
  expect(impossibleNow(typed({}), row(6))).toBeUndefined();
  expect(impossibleNow(typed({}), row(8))).toContain('nothing to correct');
  expect(impossibleNow(typed({ mode: 'difference', pieces: -4 }), row(6))).toContain('hold 4');
});
