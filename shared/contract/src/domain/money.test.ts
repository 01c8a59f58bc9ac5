import {
  formatCents,
  formatCentsShort,
  formatDollars,
  formatPaise,
  formatPrice,
  formatPriceRange,
  formatRate,
  lineTax,
} from './money.ts';

describe('rupees', () => {
  // MONEY-1
  it('groups by lakh and shows decimals where they matter', () => {
    expect(formatPaise(123456750)).toBe('₹12,34,567.50');
    expect(formatPrice(124900)).toBe('₹1,249');
    expect(formatPrice(124950)).toBe('₹1,249.50');
  });

  // MONEY-1
  it.each([
    [7449100, 7717600, '₹ 74,491 - 77,176'],
    [8701000, 10200000, '₹ 87,010 - 1.02 Lakh'],
    [10500000, 11200000, '₹ 1.05 - 1.12 Lakh'],
    [7449100, 7449100, '₹ 74,491'],
  ])('shows the range of %i to %i paise as %s', (min, max, text) => {
    expect(formatPriceRange(min, max)).toBe(text);
  });

  // MONEY-2
  it('converts to dollars by the cent', () => {
    expect(formatDollars(83_00, 83)).toBe('$1.00');
    expect(formatDollars(124900, 83)).toBe('$15.05');
    expect(formatRate(83.125)).toBe('₹83.13 = $1.00');
  });

  it('shows dollars in full and in short', () => {
    expect(formatCents(126_500)).toBe('$1,265.00');
    expect(formatCentsShort(35_040_000)).toBe('$350.4K');
    expect(formatCentsShort(0)).toBe('$0');
  });
});

describe('lineTax', () => {
  // TAX-1
  it('rounds half a paisa up', () => {
    expect(lineTax(249800, 1000)).toBe(24980);
    expect(lineTax(5, 1000)).toBe(1);
    expect(lineTax(4, 1000)).toBe(0);
    expect(lineTax(0, 1000)).toBe(0);
  });
});

test('amounts read as Intl writes them for India', () => {
  const intl = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  const digits = Array.from({ length: 13 }, (_, size) => 10 ** size);
  const amounts = digits.flatMap((least) =>
    [0, 1, 7, 45, 50, 99, 100].map((more) => least * 3 + more),
  );
  for (const paise of [0, ...amounts, ...amounts.map((amount) => -amount)]) {
    expect(formatPaise(paise)).toBe(intl.format(paise / 100));
    expect(formatPrice(paise)).toBe(intl.format(paise / 100).replace(/\.00$/, ''));
  }
});
