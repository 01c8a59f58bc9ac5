/** What workshops type besides, by what our products call it. */
const SAID: Readonly<Record<string, string>> = {
  // Makers and models in the other script.
  hero: 'हीरो',
  honda: 'होंडा, होन्डा',
  bajaj: 'बजाज',
  tvs: 'टीवीएस',
  yamaha: 'यामाहा',
  suzuki: 'सुजुकी, सुज़ुकी',
  'royal enfield': 'रॉयल एनफील्ड, रायल एनफील्ड',
  ola: 'ओला',
  ather: 'एथर',
  mahindra: 'महिंद्रा, महिन्द्रा',
  tata: 'टाटा',
  splendor: 'स्प्लेंडर, स्प्लेन्डर',
  plus: 'प्लस',
  activa: 'एक्टिवा, ऐक्टिवा',
  pulsar: 'पल्सर',
  shine: 'शाइन',
  jupiter: 'जुपिटर, ज्यूपिटर',
  bullet: 'बुलेट',
  platina: 'प्लेटिना',
  apache: 'अपाचे',
  chetak: 'चेतक',
  'three wheeler': 'टोटो, eriksha, erikshaw, e riksha, e rikshaw',
  'headlamp bulb': 'headlight bulb, head light bulb, headlite bulb, हेडलाइट बल्ब',
  mirror: 'looking glass, lookin glass, side view mirror',
  'brake disc': 'diskplate, discplate',
  'clutch plate': 'clach plate, cluch plate, klach plate, clutch pleat',
  'seat cover': 'seatcover, gaddi cover, गद्दी कवर, सीट कवर',
  carburetor: 'carburettor, carburator, karburetor, कार्बोरेटर',
  silencer: 'silensar, साइलेंसर',
  'starter motor': 'self motor, self starter, सेल्फ मोटर',
};

export const WORKSHOP_SYNONYMS: readonly (readonly [phrase: string, means: string])[] =
  Object.entries(SAID).flatMap(([means, said]) =>
    said.split(', ').map((phrase) => [phrase.normalize('NFC'), means] as const),
  );

/** Things that are often sought, and no vehicle nor another thing where there are none of them. */
export const WORKSHOP_KINDS: readonly (readonly [phrase: string, kind: string])[] = [
  'carburetor',
  'silencer',
  'starter motor',
  'cdi',
  'rectifier',
  'kick rod',
].map((phrase) => [phrase, phrase] as const);
