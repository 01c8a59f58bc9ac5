import { percentAt, percentsOf, pricesAt, rupeesAt, rupeesOf } from './price-span.ts';

/** The same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

it('is untouched at 0 to 100 percent', () => {
  const span = { min: 349, max: 42_999 };
  expect(pricesAt([0, 100], span)).toEqual({ priceMin: null, priceMax: null });
  expect(percentsOf({ priceMin: null, priceMax: null }, span)).toEqual([0, 100]);
});

it('rounds a span outwards to whole rupees', () => {
  expect(rupeesOf({ min: 34_950, max: 99_901 })).toEqual({ min: 349, max: 1_000 });
});

it('finds every percent again from its rupees, in any span that has so many', () => {
  const random = seeded(7);
  for (let round = 0; round < 2_000; round += 1) {
    const min = Math.floor(random() * 100_000);
    const span = { min, max: min + 200 + Math.floor(random() * 5_000_000) };
    const percent = Math.floor(random() * 101);
    expect(percentAt(rupeesAt(percent, span), span)).toBe(percent);
  }
});

it('keeps a filter within the span, and its thumbs in order', () => {
  const random = seeded(11);
  for (let round = 0; round < 500; round += 1) {
    const min = Math.floor(random() * 1_000);
    const span = { min, max: min + Math.floor(random() * 90) };
    const low = Math.floor(random() * 101);
    const high = low + Math.floor(random() * (101 - low));
    const { priceMin, priceMax } = pricesAt([low, high], span);
    expect(priceMin ?? span.min).toBeGreaterThanOrEqual(span.min);
    expect(priceMax ?? span.max).toBeLessThanOrEqual(span.max);
    expect(priceMin ?? span.min).toBeLessThanOrEqual(priceMax ?? span.max);
  }
});

it('puts prices outside the span at its ends, also in a span of one price', () => {
  const span = { min: 100, max: 200 };
  expect(percentsOf({ priceMin: 50, priceMax: 900 }, span)).toEqual([0, 100]);
  expect(percentsOf({ priceMin: 900, priceMax: null }, span)).toEqual([100, 100]);
  expect(percentAt(100, { min: 100, max: 100 })).toBe(0);
});
