/** What buyers say besides, by what our products call it: what is said at first is in `synonyms.ts`. */
const SAID: Readonly<Record<string, string>> = {
  // A colour of many vehicles is called so, too.
  headlight: 'light, lait, lite, लाइट, batti, बत्ती',
  indicator: 'indicator light, signal light',
  lamp: 'fog light, driving light, extra light',
  harness: 'wire harness',
  'clutch cable': 'clutch wire',
  'throttle cable': 'throttle wire, accelerator wire, race wire',
};

/** Before a price. */
const EMPTY = 'under, below, within, upto';

export const MORE_SYNONYMS: readonly (readonly [phrase: string, means: string])[] = [
  ...Object.entries(SAID).flatMap(([means, said]) =>
    said.split(', ').map((phrase) => [phrase.normalize('NFC'), means] as const),
  ),
  ...EMPTY.split(', ').map((phrase) => [phrase, ''] as const),
];

/** Things that are no other thing: no cover of a vehicle, no bulb of a plate. */
export const MORE_KINDS: readonly (readonly [phrase: string, kind: string])[] = [
  ['seat cover', 'seat cover'],
  ['number plate', 'number plate'],
  ['registration plate', 'number plate'],
];
