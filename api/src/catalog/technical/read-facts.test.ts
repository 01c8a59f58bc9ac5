import { factsOf } from './read-facts.ts';

const read = (category: string, name: string, specifications: Record<string, string> = {}) =>
  factsOf({
    ...{ category, name, highlights: [] },
    specifications: Object.entries(specifications).map(([key, value]) => ({ name: key, value })),
  });

test.each([
  ['60 V nominal, 52 to 68 V', ['60 V']],
  ['12 V or 40 to 90 V', ['12 V', '48 V', '60 V', '72 V']],
  ['48 to 60 V', ['48 V', '60 V']],
  ['36 V to 72 V', ['36 V', '48 V', '60 V', '72 V']],
  ['67.2 V, 10 A', ['60 V']],
  ['84 V', ['72 V']],
  ['1,000 V DC', ['1000 V']],
  ['Class B, over 60 V DC', []],
])('a voltage of %s is of systems of %j', (value, systems) => {
  expect(read('instruments-switches', 'Cluster', { Voltage: value })).toEqual(
    systems.map((each) => `voltage:${each}`),
  );
});

test.each([
  ['cables', { Cable: '3 x 2.5 mm², 25 m' }, ['length:25 m']],
  ['cables', { Length: '1,800 mm' }, ['length:1.8 m']],
  ['wire-locks', { Cable: '4 mm steel, 90 cm' }, ['diameter:4 mm', 'length:900 mm']],
  ['body-parts', { Rim: '17 inch', Bolts: '3 x M10' }, ['diameter:17 inch', 'thread:M10']],
  [
    'dc-fast',
    { Guns: 'Two CCS2, 250 A', Power: '60 kW, shared in 15 kW steps' },
    ['connector:CCS2', 'power:60 kW'],
  ],
  [
    'portable',
    { 'Vehicle end': 'Bajaj Chetak plug', Power: '0.8 kW' },
    ['connector:Bajaj Chetak plug', 'power:800 W'],
  ],
  ['bells', { Weight: '92 g' }, []],
  ['bags', { Length: '2 m' }, []],
])('of %s with %j the facts are %j', (category, specifications, facts) => {
  expect(read(category, 'A part', specifications)).toEqual(facts);
});

test('a name tells what specifications leave out, which come first', () => {
  const name = 'LFP Battery Pack 48 V 24 Ah, slim';
  expect(read('battery-packs', name)).toEqual(['capacity:24 Ah', 'voltage:48 V']);
  expect(read('battery-packs', name, { Voltage: '60 V' })).toContain('voltage:60 V');
  expect(read('suspension', 'Rear Shock Pair')).toEqual(['position:Rear']);
});

test('nothing in a fact is a mark of an array', () => {
  expect(read('lights', 'Lamp', { Base: '{"5, 6"}' })).toEqual(['connector:5']);
});
