import { comparisonRows, groupedRows, shownRows } from './rows.ts';

const product = (brand: string, description: string, specifications: Record<string, string>) => ({
  brand: { slug: brand.toLowerCase(), name: brand },
  description,
  specifications: Object.entries(specifications).map(([name, value]) => ({ name, value })),
});

const scooters = [
  product('Ather', 'Fast city scooter', { Warranty: '3 years', Range: '146 km', Weight: '108 kg' }),
  product('Ola', 'Family scooter', {
    Warranty: '3 years',
    'Engine Power': '11 kW',
    Weight: '118 kg',
  }),
];

describe('rows', () => {
  it('are the description, the known names in their order, then the others', () => {
    expect(comparisonRows(scooters).map(({ name }) => name)).toEqual([
      'Description',
      'Engine Power',
      'Weight',
      'Warranty',
      'Brand',
      'Range',
    ]);
  });

  // COMPARE-2
  it('start with the description and the eight known names, however products list them', () => {
    const known = [
      'Engine Type',
      'Engine Power',
      'Displacement',
      'Fuel Tank',
      'Weight',
      'Cutting Width',
      'Warranty',
      'Brand',
    ];
    const listed = Object.fromEntries(['Range', ...known.toReversed()].map((name) => [name, '1']));
    expect(
      comparisonRows([product('Ola', 'Family scooter', listed)]).map(({ name }) => name),
    ).toEqual(['Description', ...known, 'Range']);
  });

  // COMPARE-3
  it('show N/A where a product has no value', () => {
    const rows = comparisonRows(scooters);
    expect(rows.find(({ name }) => name === 'Engine Power')?.values).toEqual(['N/A', '11 kW']);
    expect(comparisonRows([product('Ola', ' ', {})])[0]?.values).toEqual(['N/A']);
  });

  it('take the brand from the product, and from a specification before it', () => {
    const own = [product('Ather', 'x', {}), product('Ola', 'x', { Brand: 'Ola Electric' })];
    expect(comparisonRows(own).find(({ name }) => name === 'Brand')?.values).toEqual([
      'Ather',
      'Ola Electric',
    ]);
  });

  it('differ when one value does, a missing one included', () => {
    const differing = comparisonRows(scooters).filter((row) => row.differs);
    expect(differing.map(({ name }) => name)).toEqual([
      'Description',
      'Engine Power',
      'Weight',
      'Brand',
      'Range',
    ]);
  });

  it('of one product alone never differ', () => {
    expect(comparisonRows(scooters.slice(0, 1)).some((row) => row.differs)).toBe(false);
  });
});

describe('filters', () => {
  const rows = comparisonRows(scooters);
  const names = (differences: boolean, similarities: boolean) =>
    shownRows(rows, { differences, similarities }).rows.map(({ name }) => name);
  const all = rows.map(({ name }) => name);

  // COMPARE-4
  it('each leave their own rows', () => {
    expect(names(false, true)).toEqual(['Warranty']);
    expect(names(true, false)).toEqual(all.filter((name) => name !== 'Warranty'));
  });

  // COMPARE-4
  it('both off shows all, both on as well with the differing ones marked', () => {
    expect(names(false, false)).toEqual(all);
    expect(names(true, true)).toEqual(all);
    expect(shownRows(rows, { differences: true, similarities: true }).marked).toBe(true);
    expect(shownRows(rows, { differences: false, similarities: false }).marked).toBe(false);
    expect(shownRows(rows, { differences: true, similarities: false }).marked).toBe(false);
  });
});

// COMPARE-7
describe('groups', () => {
  const of = (category: string | null) => ({
    categories: category
      ? [
          { slug: 'parts', name: 'Parts' },
          { slug: 'x', name: category },
        ]
      : [],
  });
  const row = (name: string, ...values: string[]) => ({ name, values, differs: true });
  const shown = (rows: ReturnType<typeof row>[], ...categories: (string | null)[]) =>
    groupedRows(rows, categories.map(of)).map((group) => [
      group.category,
      ...group.rows.map(({ name }) => name),
    ]);
  const ROWS = [
    row('Description', 'a', 'b', 'c'),
    row('Weight', 'N/A', 'N/A', '2 kg'),
    row('Cable', '5 m', 'N/A', 'N/A'),
    row('Diameter', 'N/A', '220 mm', 'N/A'),
    row('Voltage', '230 V', 'N/A', '12 V'),
    row('Power', '7 kW', 'N/A', 'N/A'),
    row('Nothing', 'N/A', 'N/A', 'N/A'),
  ];

  it('put what one category alone has below its name, and leave out what none has', () => {
    expect(shown(ROWS, 'Chargers', 'Brakes', 'Batteries')).toEqual([
      [null, 'Description', 'Weight', 'Voltage'],
      ['Chargers', 'Cable', 'Power'],
      ['Brakes', 'Diameter'],
    ]);
  });

  it('are one where all products are of one category', () => {
    const all = ['Description', 'Weight', 'Cable', 'Diameter', 'Voltage', 'Power'];
    expect(shown(ROWS, 'Chargers', 'Chargers', 'Chargers')).toEqual([[null, ...all]]);
    expect(shown(ROWS, null, null, null)).toEqual([[null, ...all]]);
  });
});
