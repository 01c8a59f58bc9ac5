/** What buyers say, by how many stars they give. */
export type Tone = 'good' | 'fair' | 'poor';
export type Words = Readonly<Record<Tone, readonly string[]>>;

/**
 * Sentences of one subject, a line each, under the three tones. `{this|that}` is one of these; `{city}`, `{km}`,
 * `{months}`, `{days}`, `{weeks}`, `{mechanic}` and `{use}` are filled in, `{v}` with a vehicle that it fits.
 */
export const words = (good: string, fair: string, poor: string): Words => {
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  return { good: lines(good), fair: lines(fair), poor: lines(poor) };
};

/** What is said of a thing alone, and of all like it. */
export const together = (own: Words, others: Words): Words => ({
  good: [...own.good, ...others.good],
  fair: [...own.fair, ...others.fair],
  poor: [...own.poor, ...others.poor],
});
