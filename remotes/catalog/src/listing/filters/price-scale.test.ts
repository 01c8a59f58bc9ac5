import { percentAt, percentPast, percentsOf, pricesAt, rupeesAt, scaleOf } from './price-scale.ts';

/** The same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** From `min` on, each step so much above the one before. */
function stepped(min: number, rises: number[]): number[] {
  const steps = [min];
  for (const rise of rises) steps.push((steps.at(-1) ?? 0) + rise);
  return steps;
}

const twenty = (value: () => number) => Array.from({ length: 20 }, value);

// LIST-3, LIST-4
it('is untouched at 0 to 100 percent', () => {
  const scale = [349, 900, 42_999];
  expect(pricesAt([0, 100], scale)).toEqual({ priceMin: null, priceMax: null });
  expect(percentsOf({ priceMin: null, priceMax: null }, scale)).toEqual([0, 100]);
});

it('rounds its ends outwards to whole rupees; of an older API, which knows no steps, it has the ends alone', () => {
  expect(scaleOf({ min: 34_950, max: 99_901 }, [34_950, 50_049, 99_901])).toEqual([
    349, 500, 1_000,
  ]);
  expect(scaleOf({ min: 34_950, max: 99_901 })).toEqual([349, 1_000]);
});

// LIST-4
it('has as many products in each percent: half way is the median', () => {
  const scale = [100, 120, 150, 900, 80_000];
  expect([25, 50, 60, 75].map((percent) => rupeesAt(percent, scale))).toEqual([120, 150, 450, 900]);
});

it('finds every percent again from its rupees, in any scale that has so many', () => {
  const random = seeded(7);
  for (let round = 0; round < 1_000; round += 1) {
    const scale = stepped(
      Math.floor(random() * 100_000),
      twenty(() => 10 + Math.floor(random() * 50_000)),
    );
    const percent = Math.floor(random() * 101);
    expect(percentAt(rupeesAt(percent, scale), scale)).toBe(percent);
  }
});

it('keeps a filter within the scale, and its thumbs in order, with many products of one price', () => {
  const random = seeded(11);
  for (let round = 0; round < 500; round += 1) {
    const scale = stepped(
      Math.floor(random() * 1_000),
      twenty(() => Math.max(0, Math.floor(random() * 40) - 20)),
    );
    const [min = 0, max = 0] = [scale[0], scale.at(-1)];
    const low = Math.floor(random() * 101);
    const high = low + Math.floor(random() * (101 - low));
    const { priceMin, priceMax } = pricesAt([low, high], scale);
    expect(priceMin ?? min).toBeGreaterThanOrEqual(min);
    expect(priceMax ?? max).toBeLessThanOrEqual(max);
    expect(priceMin ?? min).toBeLessThanOrEqual(priceMax ?? max);
  }
});

it('moves past products of one price, so that no thumb stays where it is', () => {
  const scale = [100, 500, 500, 500, 900];
  expect(percentPast(25, 26, scale)).toBe(76);
  expect(percentPast(75, 74, scale)).toBe(24);
  expect(percentPast(50, 50, [500, 500])).toBe(100);
});

it('puts prices outside the scale at its ends, also in a scale of one price', () => {
  const scale = [100, 150, 200];
  expect(percentsOf({ priceMin: 50, priceMax: 900 }, scale)).toEqual([0, 100]);
  expect(percentsOf({ priceMin: 900, priceMax: null }, scale)).toEqual([100, 100]);
  expect(percentAt(100, [100, 100])).toBe(0);
});
