/** Meters, chemistry of batteries, makers of oils, and what else found nothing: what is said, by what our products call it. */
const SAID: Readonly<Record<string, string>> = {
  cluster:
    'meter, miter, mitar, mitter, speed meter, digital meter, meter assembly, dashboard, instrument panel, tachometer, rpm meter, डिजिटल मीटर, स्पीड मीटर',
  // One of several, where products say it more exactly.
  'lfp, nmc, lifepo4': 'lithium, lithium ion, li ion, liion, लिथियम, लीथियम, लिथियम आयन',
  'lfp, lifepo4':
    'lifepo4, lifepo, life po4, lithium phosphate, lithium iron phosphate, lithium ferro phosphate',
  nmc: 'nickel manganese cobalt, lithium nmc',
  'lead acid': 'vrla, sla, smf, agm, leadacid, sealed lead acid, लेड एसिड',
  'lead acid battery':
    'dry battery, dry cell battery, acid battery, tubular battery, ड्राई बैटरी, एसिड बैटरी',
  'engine oil':
    'motul, shell oil, shell advance, gulf oil, servo oil, castrol, veedol, valvoline, 4t oil, bike oil, scooter oil, engine ka tel, मोबिल ऑयल, मोटुल',
  oil: 'motul oil, castrol oil, veedol oil, valvoline oil',
  shock: 'shok absorber',
  shine: 'shain',
  key: 'chabi, chaabi, चाबी, चाभी',
  'tail light': 'pichli light, piche ki light, पीछे की लाइट',
  headlight: 'agli light, aage ki light, आगे की लाइट',
  'brake cable': 'brake wire, brek ka taar',
  'brake shoe': 'brake lining, लाइनर',
  cable: 'wayar, vayar, वायर',
  'charging cable': 'charging wayar, चार्जिंग वायर',
};

export const TRADE_WORDS: readonly (readonly [phrase: string, means: string])[] = Object.entries(
  SAID,
).flatMap(([means, said]) =>
  said.split(', ').map((phrase) => [phrase.normalize('NFC'), means] as const),
);

/** Things that are sought and not sold: nothing that only holds their name stands for them. */
export const NOT_SOLD_PARTS = [
  'clutch',
  'magnet',
  'key',
  'tank',
  'gasket',
  'radiator',
  'ignition coil',
  'oil cooler',
  'oil pump',
  'oil tank',
  'oil pan',
  'oil can',
];
