import { readBlock } from './read-block.ts';

test('rows of a spreadsheet, with quotes and line breaks inside of cells', () => {
  expect(readBlock('BP-1\t2\tset\n"Brake ""Disc""\n220"\t1\n\t\t\n', 'item')).toEqual({
    kind: 'rows',
    rows: [
      { line: 1, item: 'BP-1', quantity: '2', unit: 'set', price: '' },
      { line: 2, item: 'Brake "Disc" 220', quantity: '1', unit: '', price: '' },
    ],
  });
});

test('headings say what the columns hold, wherever they are pasted', () => {
  expect(readBlock('Qty\tPart No\n3\tBP-1', 'unit')).toMatchObject({
    kind: 'rows',
    rows: [{ item: 'BP-1', quantity: '3' }],
  });
});

test('a block pasted beside the items keeps its rows in their places', () => {
  expect(readBlock('2\tset\n\n4', 'quantity')).toEqual({
    kind: 'cells',
    cells: [{ quantity: '2', unit: 'set' }, { quantity: '' }, { quantity: '4' }],
  });
});
