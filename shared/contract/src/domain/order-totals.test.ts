import { lineAmounts, orderTotals } from './order-totals.ts';

test('the sample order', () => {
  const lines = [
    lineAmounts(1_249_00, 2, 1_000),
    lineAmounts(1_890_00, 1, 1_000),
    lineAmounts(2_350_00, 4, 1_000),
  ];
  expect(orderTotals(lines)).toEqual({
    net: 13_788_00,
    tax: 1_378_80,
    shipping: 0,
    discount: 0,
    total: 15_166_80,
  });
});

// TAX-1
test('tax is rounded line by line, not on the sum', () => {
  const line = lineAmounts(5, 1, 1_000);
  expect(line).toEqual({ net: 5, tax: 1 });
  expect(orderTotals([line, line, line]).tax).toBe(3);
});

test('the dearest lines are exact to the paisa', () => {
  const { net, tax } = lineAmounts(99_99_999_99, 9_999, 2_800);
  expect(BigInt(tax)).toBe((BigInt(net) * 2_800n + 5_000n) / 10_000n);
  expect(orderTotals(Array.from({ length: 200 }, () => ({ net, tax }))).total).toBeLessThan(
    Number.MAX_SAFE_INTEGER,
  );
});
