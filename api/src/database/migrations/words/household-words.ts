/** Words that were corrected to other things, by what our products call it. */
const SAID: Readonly<Record<string, string>> = {
  rear: 'back',
  'auxiliary lamp': 'fog lamp',
  'charging post': 'charging station, charging point, charge point, charging pole',
  'plate bulb': 'number plate light, number plate lamp, number plate bulb, plate light',
  'pilot bulb': 'parking light, parking lamp, pilot light, pilot lamp',
  mirror: 'back mirror, back view mirror, rear mirror',
  seat: 'seet',
  'seat cover': 'seet cover',
  cable: 'taar, tar, तार',
  'charging cable': 'charger wala taar, charger ka taar, charging taar, चार्जर का तार',
  'usb charger': 'mobile charger, मोबाइल चार्जर',
  handlebar: 'handle bar, handel bar, handelbar',
  'speedometer cable': 'speedo cable, speedo meter cable, meter cable',
  'puncture kit': 'puncture repair kit, tubeless puncture kit, panchar kit',
  'three wheeler': 'three wheeler, three wheelers, 3 wheelers',
  'two wheeler': 'two wheeler, two wheelers, 2 wheeler, 2 wheelers, do pahiya',
  'four wheeler': 'four wheeler, four wheelers, 4 wheelers',
};

/** Things that are sought and not sold: none that shares a word with them stands for them. */
export const NOT_SOLD_THINGS = [
  'handlebar',
  'puncture kit',
  'repair kit',
  'pump',
  'air pump',
  'inflator',
  'tyre inflator',
  'air compressor',
  'laptop charger',
  'fork oil',
  'battery water',
  'gear box',
  'gearbox',
  'seat belt',
  'oil seal',
  'timing chain',
  'speedometer cable',
];

export const HOUSEHOLD_WORDS: readonly (readonly [phrase: string, means: string])[] =
  Object.entries(SAID).flatMap(([means, said]) =>
    said.split(', ').map((phrase) => [phrase.normalize('NFC'), means] as const),
  );
