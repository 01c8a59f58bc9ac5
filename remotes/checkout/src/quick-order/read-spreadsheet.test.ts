import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_QUICK_ORDER_ROWS } from '@evmandi/contract/domain/quick-order';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { archive, sheetData, workbook } from './testing/archives.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (file: Uint8Array | string) =>
  readSpreadsheet(typeof file === 'string' ? utf8(file) : file, () => {});
const cells = async (file: Uint8Array | string) =>
  (await read(file)).map(({ line, item, quantity, unit, price }) => [
    line,
    item,
    quantity,
    unit,
    price,
  ]);

const PADS = [2, 'BP-EV-2041', '12', 'set', '$14.96'];
const SAMPLE = 'Item Number,Quantity,Unit,Price\r\nBP-EV-2041,12,set,$14.96\r\n';

// QUICK-8
test.each([
  ['commas', SAMPLE],
  ['a byte order mark', `\uFEFF${SAMPLE}`],
  ['semicolons', 'SKU;Qty;Unit;Price\nBP-EV-2041;12;set;$14.96\n'],
  ['tabs', 'SKU\tQty\tUnit\tPrice\nBP-EV-2041\t12\tset\t$14.96'],
  ['other order and more columns', 'Price,Note,QTY.,Part No.,UOM\n$14.96,x,12,BP-EV-2041,set\n'],
  ['quoted fields', '"Item Number","Quantity","Unit","Price"\n"BP-EV-2041","12","set","$14.96"\n'],
])('a CSV file with %s', async (_, text) => {
  expect(await cells(text)).toEqual([PADS]);
});

test('a separator that the file names, and no headings', async () => {
  expect(await cells('sep=;\r\nBP-EV-2041;12;set;$14.96')).toEqual([[1, ...PADS.slice(1)]]);
});

test('quotes, commas and line breaks inside of a field', async () => {
  const text = 'item,quantity\n"Brake ""Disc"", 220\nmm",6\n\nBD-220-W,1\n';
  expect((await cells(text)).map(([, item, quantity]) => [item, quantity])).toEqual([
    ['Brake "Disc", 220 mm', '6'],
    ['BD-220-W', '1'],
  ]);
});

test('what Excel writes on Windows, and UTF-16', async () => {
  const windows = Uint8Array.from('item;quantity\nGr\u00f6\u00dfe;2\n', (letter) =>
    letter.charCodeAt(0),
  );
  const expected = [[2, 'Größe', '2', '', '']];
  expect(await cells(windows)).toEqual(expected);
  const wide = new Uint8Array(Buffer.from('\uFEFFitem;quantity\nGröße;2\n', 'utf16le'));
  expect(await cells(wide)).toEqual(expected);
});

// QUICK-8
test('a workbook of Excel 97, with a title above its headings and another sheet', async () => {
  const file = new Uint8Array(readFileSync(join(__dirname, 'testing/fleet.xls')));
  expect(await cells(file)).toEqual([
    [4, 'BP-EV-2041', '12', 'set', '14.96'],
    [5, 'BD-220-W', '6', '', ''],
    [6, '4711', '1.5', 'box', '$25.00'],
    [7, 'Größe ₹', '2', '', ''],
  ]);
});

// QUICK-8
test('a workbook, whatever its name says; formulas are what they show, merged cells are empty', async () => {
  const rows = `${sheetData([['Item', 'Quantity', 'Unit']])}<row>
    <c t="str"><f>"BP"&amp;"-1"</f><v>BP-1</v></c><c><f>6*2</f><v>12</v></c></row><row>
    <c t="inlineStr"><is><t>BP-2</t></is></c><c/><c/></row>`;
  expect(await cells(workbook(rows))).toEqual([
    [2, 'BP-1', '12', '', ''],
    [3, 'BP-2', '', '', ''],
  ]);
});

test('formulas, scripts and keys of prototypes in cells are texts', async () => {
  const rows = [
    ['__proto__', 'Item', 'constructor', 'Quantity'],
    ['x', '=cmd|calc', 'y', '__proto__'],
    ['', '<script>alert(1)</script>', '', '-3'],
  ];
  expect(await cells(workbook(sheetData(rows)))).toEqual([
    [2, '=cmd|calc', '__proto__', '', ''],
    [3, '<script>alert(1)</script>', '-3', '', ''],
  ]);
  expect(({} as Record<string, unknown>).item).toBeUndefined();
});

test('cells are cut to what the server takes, without control characters', async () => {
  const [row] = await read(`item,quantity\n"a\u0007b${'x'.repeat(500)}",1`);
  expect(row?.item).toHaveLength(200);
  expect(row?.item).toMatch(/^a bx/);
});

const DAMAGED = /could not be read as a spreadsheet/;
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

test.each([
  ['a picture', PNG, DAMAGED],
  ['a page of the web', '<html><table><tr><td>BP-1</td></tr></table></html>', DAMAGED],
  ['an archive of something else', archive([{ name: 'a.txt', content: 'a' }]), DAMAGED],
  ['a workbook cut off', workbook(sheetData([['BP-1', '1']])).slice(0, 600), DAMAGED],
  ['no archive at all', Uint8Array.from([0x50, 0x4b, 3, 4]), DAMAGED],
  ['an Excel 97 file cut off', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), DAMAGED],
  ['no rows', 'Item Number,Quantity\n,\n', /no rows with an item number/],
  ['nothing', '', /no rows with an item number/],
])('%s is refused in words', async (_, file, message) => {
  await expect(read(file)).rejects.toThrow(message);
});

const manyRows = (rows: number) => Array.from({ length: rows }, (_, index) => [`BP-${index}`, '1']);

test('as many rows as an order may have are read, with progress; one more is refused', async () => {
  const progress: number[] = [];
  const file = workbook(sheetData(manyRows(MAX_QUICK_ORDER_ROWS)));
  const rows = await readSpreadsheet(file, (count) => progress.push(count));
  expect(rows).toHaveLength(MAX_QUICK_ORDER_ROWS);
  expect(progress.at(-1)).toBe(MAX_QUICK_ORDER_ROWS);
  const csv = manyRows(MAX_QUICK_ORDER_ROWS + 1).join('\n');
  await expect(read(csv)).rejects.toThrow('more than 1,000 rows');
});

test('of 100,000 rows no more are read than it takes to refuse them', async () => {
  const file = workbook(sheetData(manyRows(100_000)));
  const progress: number[] = [];
  const reading = readSpreadsheet(file, (count) => progress.push(count));
  await expect(reading).rejects.toThrow('more than 1,000 rows');
  expect(progress.at(-1)).toBe(MAX_QUICK_ORDER_ROWS);
});

test('an archive that unpacks to far more than its size is not unpacked', async () => {
  const megabyte = 1024 * 1024;
  await expect(read(workbook('', 100 * megabyte))).rejects.toThrow(/unpacks to far more/);
  // It says that it is small.
  await expect(read(workbook(Buffer.alloc(20 * megabyte, ' '), 2_000))).rejects.toThrow(DAMAGED);
});

test('an order that is all mistakes in one column is still read', async () => {
  expect(await cells('nonsense\nmore nonsense')).toEqual([
    [1, 'nonsense', '', '', ''],
    [2, 'more nonsense', '', '', ''],
  ]);
});
