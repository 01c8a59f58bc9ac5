/** Oils and engines in the other script, and what else workshops type of them, by what our products call it. */
const SAID: Readonly<Record<string, string>> = {
  oil: 'तेल, ऑयल, आयल, tel, oel',
  engine: 'इंजन, इन्जन',
  'engine oil': 'इंजन ऑयल, इंजन आयल, इंजन का तेल, injan oil, mobil oil, मोबिल',
  'brake fluid': 'ब्रेक ऑयल, ब्रेक आयल, ब्रेक का तेल',
  clutch: 'क्लच',
  handle: 'हैंडल, हैण्डल',
  stand: 'स्टैंड, स्टैण्ड',
};

/** Things that are sought and not sold: none of another name stands for them. */
export const NOT_SOLD_KINDS = [
  'foot rest',
  'footrest',
  'petrol tank',
  'fuel tank',
  'basket',
  'stator',
];

export const OIL_WORDS: readonly (readonly [phrase: string, means: string])[] = Object.entries(
  SAID,
).flatMap(([means, said]) =>
  said.split(', ').map((phrase) => [phrase.normalize('NFC'), means] as const),
);
