import { commonRate, formatRateOfTax, taxByHsn, taxParts } from './gst-tax.ts';

const LINES = [
  { net: 2_498_00, tax: 249_80, taxRate: 1_000 },
  { net: 5, tax: 1, taxRate: 1_000 },
  { net: 1_000_00, tax: 180_00, taxRate: 1_800 },
];

it('is halved inside a state, the odd paisa in the central tax, for each rate', () => {
  expect(taxParts(LINES, true)).toEqual([
    { kind: 'CGST', rate: 500, net: 2_498_05, tax: 124_91 },
    { kind: 'SGST', rate: 500, net: 2_498_05, tax: 124_90 },
    { kind: 'CGST', rate: 900, net: 1_000_00, tax: 90_00 },
    { kind: 'SGST', rate: 900, net: 1_000_00, tax: 90_00 },
  ]);
});

it('is one tax across a border', () => {
  expect(taxParts(LINES, false)).toEqual([
    { kind: 'IGST', rate: 1_000, net: 2_498_05, tax: 249_81 },
    { kind: 'IGST', rate: 1_800, net: 1_000_00, tax: 180_00 },
  ]);
});

it.each([true, false])('adds up to the tax of the lines (inside a state: %s)', (within) => {
  const sum = taxParts(LINES, within).reduce((total, { tax }) => total + tax, 0);
  expect(sum).toBe(249_80 + 1 + 180_00);
});

it('names a rate where all have the same', () => {
  expect(commonRate(LINES)).toBeNull();
  expect(commonRate([])).toBeNull();
  expect(commonRate(LINES.slice(0, 2))).toBe(1_000);
});

it('writes rates without needless zeros', () => {
  expect([500, 900, 250, 1_800].map(formatRateOfTax)).toEqual(['5%', '9%', '2.5%', '18%']);
});

// INVOICE-4
test.each([true, false])(
  'the tax by HSN adds up to that of the invoice, within the state: %s',
  (within) => {
    const of = (hsn: string | null, taxRate: number, net: number, tax: number) => ({
      ...{ hsn, taxRate, net, tax },
    });
    const lines = [
      of('871410', 1_000, 101, 11),
      of('851220', 1_000, 50, 5),
      of(null, 1_000, 70, 7),
      of('851220', 500, 30, 3),
      of('871410', 1_000, 9, 2),
    ];
    const rows = taxByHsn(lines, within);
    expect(rows.map(({ hsn, parts }) => [hsn, parts[0]?.net])).toEqual([
      ['851220', 30],
      ['851220', 50],
      ['871410', 110],
      [null, 70],
    ]);
    for (const part of taxParts(lines, within)) {
      const own = rows
        .flatMap(({ parts }) => parts)
        .filter(({ kind, rate }) => kind === part.kind && rate === part.rate);
      expect(own.reduce((sum, { tax }) => sum + tax, 0)).toBe(part.tax);
      expect(own.reduce((sum, { net }) => sum + net, 0)).toBe(part.net);
    }
  },
);
