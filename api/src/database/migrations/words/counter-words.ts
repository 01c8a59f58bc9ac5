/** What is asked for at a counter, by what our products call it. */
const SAID: Readonly<Record<string, string>> = {
  'type 2 cable':
    'type 2 gun, type2 gun, type 2 charging gun, type2 charging gun, type 2 connector, type2 connector',
  mcb: 'mcb box, mcb switch, एमसीबी',
  s1: 'एस1, एस 1',
  pro: 'प्रो',
  plus: 'प्लस',
  max: 'मैक्स',
};

export const COUNTER_WORDS: readonly (readonly [phrase: string, means: string])[] = Object.entries(
  SAID,
).flatMap(([means, said]) =>
  said.split(', ').map((phrase) => [phrase.normalize('NFC'), means] as const),
);

/** Things that are sought and not sold: nothing that only holds their name stands for them. */
export const NOT_SOLD_AT_ALL = [
  'phone cover',
  'mobile cover',
  'mobile phone cover',
  'laptop bag',
  'washing machine',
  'washing machine motor',
  'seater',
  'bolt',
  'nut',
];
