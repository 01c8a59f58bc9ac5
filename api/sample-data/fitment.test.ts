import { slug } from '@evmandi/contract/domain/slug';
import { variantSlug } from '@evmandi/contract/domain/vehicle-ref';
import { EQUIPPED, type Fit, fittingsOf } from './fitment/gather.ts';
import { FITTED } from './fitment/index.ts';
import { UNIVERSAL, writtenFits } from './fitment/written.ts';
import { MODELS } from './models/index.ts';
import { PARTS, WRITTEN_PARTS } from './parts/index.ts';
import type { PartSeed } from './types.ts';
import { USED } from './used.ts';

const keyOf = ({ brand, model }: { brand: string; model: string }) => `${brand} ${model}`;
const equipped = new Map(EQUIPPED.map((each) => [keyOf(each.technical), each]));

const written = new Map(WRITTEN_PARTS.map((seed) => [seed.sku, seed]));
const lines: { seed: PartSeed; system: string; fit: Fit }[] = [
  ...FITTED.flatMap(({ seed, system, fits }) => fits.map((fit) => ({ seed, system, fit }))),
  ...writtenFits().flatMap(({ sku, system, fits }) =>
    fits.map((fit) => ({ seed: written.get(sku) as PartSeed, system, fit })),
  ),
];

const figure = ({ specs }: PartSeed, name: RegExp) =>
  specs.find(([key]) => name.test(key))?.[1] ?? '';

/** What the vehicle has, in each edition that the part is said to fit. */
function vehicleOf(fit: Fit) {
  const found = equipped.get(keyOf(fit));
  if (!found) throw new Error(`No vehicle ${keyOf(fit)}`);
  const { technical, seed } = found;
  const names = seed.editions
    .map(({ name }) => name)
    .filter((name) => !fit.edition || name === fit.edition);
  return { technical, seed, editions: names.map((name) => fittingsOf(technical, name)) };
}

const ends = (fit: Fit) => [
  ...(fit.position !== 'rear' ? [0 as const] : []),
  ...(fit.position !== 'front' ? [1 as const] : []),
];

/** Lines of parts by a test on the part, each told with its part and vehicle where `holds` fails. */
function wrong(of: (seed: PartSeed) => boolean, holds: (line: (typeof lines)[number]) => boolean) {
  const own = lines.filter(({ seed }) => of(seed));
  expect(own.length).toBeGreaterThan(5);
  return own
    .filter((line) => !holds(line))
    .map(({ seed, fit }) => `${seed.sku} on ${keyOf(fit)} ${fit.edition ?? ''}`);
}

const isKind =
  (...kinds: string[]) =>
  ({ drawing }: PartSeed) =>
    kinds.includes(drawing.kind);

test('what its name says is for one kind of vehicle is not universal', () => {
  const names = UNIVERSAL.map(({ sku }) => written.get(sku)?.name ?? sku);
  expect(names.filter((name) => /\b(?:motor|bi)?cycle\b|scooter|wheeler/i.test(name))).toEqual([]);
});

test('there are 600 parts or more, and no vehicle is without a line', () => {
  expect(PARTS.length).toBeGreaterThanOrEqual(600);
  expect(EQUIPPED.map(({ technical }) => keyOf(technical)).sort()).toEqual(
    MODELS.map(keyOf).sort(),
  );
  expect(new Set(PARTS.map(({ sku }) => sku)).size).toBe(PARTS.length);
  expect(new Set(PARTS.map(({ name }) => name)).size).toBe(PARTS.length);
  for (const { sku } of UNIVERSAL) expect([sku, written.has(sku)]).toEqual([sku, true]);
});

test('pads are for discs of their diameter and shoes for drums of theirs', () => {
  const brakes = wrong(isKind('brakePad'), ({ seed, fit }) => {
    const isShoe = seed.drawing.options.shape === 'shoe';
    const diameter = Number.parseInt(figure(seed, /^(Disc|Drum) diameter$/), 10) || undefined;
    return vehicleOf(fit).editions.every(({ brakes }) =>
      ends(fit).every(
        (end) =>
          brakes[end].kind === (isShoe ? 'drum' : 'disc') && brakes[end].diameter === diameter,
      ),
    );
  });
  expect(brakes).toEqual([]);
  const fluid = wrong(
    ({ sku }) => sku === 'BF-DOT4-500',
    ({ fit }) =>
      vehicleOf(fit).editions.every(({ brakes }) => brakes.some(({ kind }) => kind === 'disc')),
  );
  expect(fluid).toEqual([]);
});

test('tyres have the size of the wheels that they are for, on as many wheels as there are', () => {
  const sizes = wrong(isKind('tyre'), ({ seed, fit }) => {
    const { editions, seed: model } = vehicleOf(fit);
    const wheels = { 'three-wheeler': [1, 2], 'four-wheeler': [2, 2] }[model.vehicle as string] ?? [
      1, 1,
    ];
    const asked = ends(fit).reduce<number>((sum, end) => sum + (wheels[end] ?? 1), 0);
    return (
      fit.quantity === asked &&
      editions.every(({ tyres }) => ends(fit).every((end) => tyres[end] === figure(seed, /^Size$/)))
    );
  });
  expect(sizes).toEqual([]);
});

test('controllers, chargers and batteries have the voltage of the vehicle, chargers its connector', () => {
  const volts = (voltage = '') => (voltage === 'B' ? 'Class B, over 60 V DC' : voltage);
  const controllers = wrong(
    isKind('controller'),
    ({ seed, fit }) => figure(seed, /^Voltage$/) === volts(vehicleOf(fit).technical.voltage),
  );
  const chargers = wrong(isKind('portable', 'wallbox', 'type2Cable', 'dcFast'), ({ seed, fit }) => {
    const { technical } = vehicleOf(fit);
    const own = seed.sku.startsWith('PC-') && figure(seed, /^Output$/).endsWith('system');
    return (
      figure(seed, /^(Vehicle end|Connectors?)$/).startsWith(technical.connector ?? 'none') &&
      (!own || figure(seed, /^Output$/) === `${technical.voltage} system`)
    );
  });
  const batteries = wrong(
    isKind('battery'),
    ({ seed, fit }) =>
      figure(seed, /^Voltage$/) === '12 V' &&
      figure(seed, /^Capacity$/) === `${vehicleOf(fit).technical.ampereHours} Ah`,
  );
  expect([controllers, chargers, batteries]).toEqual([[], [], []]);
});

test('bulbs have the fitting of the lamp, units are for lamps of LED, chains for chain drive, belts for belts', () => {
  const bulbs = wrong(
    ({ drawing, name }) => drawing.kind === 'bulb' && name.startsWith('Headlamp'),
    ({ seed, fit }) =>
      vehicleOf(fit).editions.every(({ headlamp }) => headlamp === figure(seed, /^Category$/)),
  );
  const units = wrong(isKind('headlight'), ({ seed, fit }) => {
    const { editions, technical } = vehicleOf(fit);
    const voltage = technical.drive === 'cycle chain' ? '36 V DC' : '12 V DC';
    return (
      figure(seed, /^Voltage$/) === voltage && editions.every(({ headlamp }) => headlamp === 'LED')
    );
  });
  const drives = wrong(isKind('driveBelt'), ({ seed, fit }) => {
    const { drive } = vehicleOf(fit).technical;
    const { type } = seed.drawing.options;
    if (type === 'chain') return drive.replace('chain ', '') === figure(seed, /^Chain$/);
    return drive === (type === 'vbelt' ? 'cvt' : 'belt');
  });
  const filters = wrong(isKind('filter'), ({ fit }) => vehicleOf(fit).seed.fuel !== 'electric');
  expect([bulbs, units, drives, filters]).toEqual([[], [], [], []]);
});

test('a fender clears the tyre of the wheel that it is over, with one for each end of a vehicle', () => {
  const wrongs = wrong(isKind('fender'), ({ seed, fit }) => {
    const end = figure(seed, /^Position$/) === 'Front' ? 0 : 1;
    const { editions, seed: model } = vehicleOf(fit);
    return (
      fit.position === (end === 0 ? 'front' : 'rear') &&
      fit.quantity === 1 &&
      ['bike', 'scooter'].includes(model.vehicle) &&
      (seed.drawing.options.shape === 'scooter') === (end === 0 && model.vehicle === 'scooter') &&
      editions.every(({ tyres }) => tyres[end] === figure(seed, /^Clears tyre$/))
    );
  });
  expect(wrongs).toEqual([]);
  const by = (position: string) =>
    lines
      .filter(({ seed, fit }) => isKind('fender')(seed) && fit.position === position)
      .flatMap(({ fit }) => {
        const names = fit.edition
          ? [fit.edition]
          : vehicleOf(fit).seed.editions.map(({ name }) => name);
        return names.map((name) => `${keyOf(fit)} ${name}`);
      })
      .sort();
  expect(by('front')).toEqual(by('rear'));
});

/** Cubic centimetres of what burns fuel; 0 for what does not. */
const displacementOf = ({ specs }: { specs: [name: string, value: string][] }) =>
  Number.parseFloat(specs.find(([, value]) => / cc$/.test(value))?.[1].replace(',', '') ?? '0');

test('from the class of 150 cc on, whose engines have 149 or more, each model has its oil filter', () => {
  const filtered = new Set(
    lines.filter(({ seed }) => seed.sku.startsWith('OF-')).map(({ fit }) => keyOf(fit)),
  );
  const due = MODELS.filter((seed) => displacementOf(seed) >= 149);
  expect(due.filter((seed) => displacementOf(seed) < 150).length).toBeGreaterThan(2);
  expect([...filtered].sort()).toEqual(due.map(keyOf).sort());
});

test('each edition of each model has its set: brakes at both ends, tyres, light, drive, filter or controller, battery or charger', () => {
  const wanting = EQUIPPED.flatMap(({ technical, seed }) =>
    seed.editions.flatMap(({ name }) => {
      const own = lines.filter(
        ({ fit }) =>
          keyOf(fit) === keyOf(technical) && (fit.edition === undefined || fit.edition === name),
      );
      const has = (kinds: string[], end?: 0 | 1) =>
        own.some(
          (line) =>
            kinds.includes(line.seed.drawing.kind) &&
            (end === undefined || ends(line.fit).includes(end)),
        );
      const isDriven = /chain|belt|cvt/.test(technical.drive);
      const set: [string, boolean][] = [
        ['front brake', has(['brakePad'], 0)],
        ['rear brake', has(['brakePad'], 1)],
        ['front tyre', has(['tyre'], 0)],
        ['rear tyre', has(['tyre'], 1)],
        ['light', has(['bulb', 'headlight'], 0)],
        ['drive', !isDriven || has(['driveBelt'])],
        ['filter or controller', has(seed.fuel === 'electric' ? ['controller'] : ['filter'])],
        ['battery or charger', has(['battery', 'portable'])],
      ];
      return set
        .filter(([, isThere]) => !isThere)
        .map(([what]) => `${keyOf(technical)} ${name}: no ${what}`);
    }),
  );
  expect(wanting).toEqual([]);
});

test('vehicles have names that an address can hold, and years that are no guess', () => {
  const texts = EQUIPPED.flatMap(({ technical, seed }) => [
    `${technical.brand}.${slug(technical.model)}`,
    ...seed.editions.map(({ name }) => variantSlug(name)),
  ]);
  expect(texts.filter((text) => !/^[a-z0-9.-]+$/.test(text))).toEqual([]);
  const ambiguous = MODELS.filter(
    ({ editions }) => new Set(editions.map(({ name }) => variantSlug(name))).size < editions.length,
  );
  expect(ambiguous.map(keyOf)).toEqual([]);
  // What is sold used from before the generation of today has no claim.
  const older = USED.filter(([brand, name, year]) =>
    lines.some(
      ({ fit }) =>
        fit.brand === brand &&
        (name === fit.model || name.startsWith(`${fit.model} `)) &&
        fit.yearFrom !== undefined &&
        year < fit.yearFrom,
    ),
  );
  expect(older.length).toBeGreaterThan(0);
});
