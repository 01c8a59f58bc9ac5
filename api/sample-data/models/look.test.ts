import { optionsOf } from '@evmandi/artwork';
import { MODELS } from './index.ts';

/** Paint and what is painted on: two of another colour are not told apart by their form. */
const PAINTED = new Set(['graphic', 'rim']);

test('no two bikes, scooters or cars have one form: paint alone tells no models apart', () => {
  const forms = new Map<string, string>();
  const alike: string[] = [];
  for (const { brand, model, editions } of MODELS) {
    const [edition] = editions;
    const [paint] = edition?.paints ?? [];
    if (!edition || !paint) throw new Error(`${model} comes in no colour`);
    const { kind, options } = edition.drawing(paint);
    // What carries goods, or has benches under a canopy, is built alike by every maker.
    if (kind === 'eRickshaw' || options.cargo) continue;
    const form = optionsOf(kind)
      .filter(({ name, type }) => type !== 'colour' && !PAINTED.has(name))
      .map(({ name, initial }) => `${name} ${options[name] ?? initial}`)
      .sort();
    const key = `${kind}: ${form.join(', ')}`;
    const twin = forms.get(key);
    if (twin) alike.push(`${brand} ${model} is ${twin}`);
    forms.set(key, `${brand} ${model}`);
  }
  expect(alike).toEqual([]);
});
