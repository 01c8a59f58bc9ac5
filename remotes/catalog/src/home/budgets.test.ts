import { slug } from '@evmandi/contract/slug';
import { budgetName, isInBudget } from './budgets.ts';

const NAMES = [
  'Rs. 30,000 - 50,000',
  'Rs. 50,000 - 70,000',
  'Rs. 70,000 - 1 Lakh',
  'Rs. 1 - 2 Lakh',
  'Rs. 2 - 5 Lakh',
  'Above 5 Lakh',
];
const bandsOf = (rupees: number) => NAMES.filter((name) => isInBudget(rupees * 100, slug(name)));

it('knows every budget of the specification by the slug of its name', () => {
  expect(NAMES.map((name) => budgetName(slug(name)))).toEqual(NAMES);
  expect(budgetName('rs-5-6-lakh')).toBeUndefined();
});

it.each([
  [30_000, 'Rs. 30,000 - 50,000'],
  [49_999, 'Rs. 30,000 - 50,000'],
  [50_000, 'Rs. 50,000 - 70,000'],
  [70_000, 'Rs. 70,000 - 1 Lakh'],
  [99_999, 'Rs. 70,000 - 1 Lakh'],
  [1_00_000, 'Rs. 1 - 2 Lakh'],
  [2_00_000, 'Rs. 2 - 5 Lakh'],
  [5_00_000, 'Above 5 Lakh'],
  [90_00_000, 'Above 5 Lakh'],
])('puts a vehicle of %i rupees into %s alone', (rupees, name) => {
  expect(bandsOf(rupees)).toEqual([name]);
});

it('leaves out what is cheaper than the first band', () => {
  expect(bandsOf(29_999)).toEqual([]);
});
