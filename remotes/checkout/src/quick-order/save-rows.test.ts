import { newRow } from './rows.ts';
import { failedRowsFile } from './save-rows.ts';

test('rows to correct carry their reason, and no cell is a formula', () => {
  const reason = 'Could not be checked: Network Error';
  const row = newRow(1, { item: '=HYPERLINK("x")', quantity: '-3', unit: '@set', price: '$1' });
  const file = failedRowsFile([{ ...row, verdict: { state: 'failed', reason } }]);
  expect(file).toBe(
    `\uFEFFItem Number,Quantity,Unit,Price,Reason\r\n"'=HYPERLINK(""x"")",'-3,'@set,$1,${reason}\r\n`,
  );
});
