import type { Judged } from './judged.ts';

const fitting = (name: RegExp, fits: string, ...texts: string[]): Judged[] =>
  texts.map((q) => ({ q, is: { name, vehicle: false }, best: { fits } }));

/** Makes' names of vehicles with three and with four wheels, as parts are called by them. */
const THREE_WHEELERS = /treo|ape|e-tec|humsafar|three-wheeler/i;
const CARS = /city|zeo|supro|ace|nexon|tiago|comet|vitara|hyryder|harrier/i;

/** Parts for a kind of vehicle. */
const forKind = (name: RegExp, best: RegExp, ...texts: string[]): Judged[] =>
  texts.map((q) => ({ q, is: { name, vehicle: false }, best: { name: best } }));

/** Parts for a vehicle, and whole sentences. */
export const FITTING: readonly Judged[] = [
  ...fitting(
    /brake pad/i,
    's1-pro',
    'ola s1 brake pad',
    'brake pad for ola s1',
    's1 pro brake pads',
  ),
  ...fitting(
    /brake pad/i,
    '450x',
    'ather 450x brake pad',
    'brake pads for my ather 450x',
    'ather ka brek pad',
  ),
  ...fitting(
    /brake shoe/i,
    'splendor-plus',
    'splendor brake shoe',
    'brake shoe for splendor plus',
    'hero splendor plus brake shoes',
  ),
  ...fitting(/brake pad/i, 'pulsar-150', 'pulsar 150 disc pad', 'brake pad pulsar 150'),
  ...fitting(/brake shoe/i, 'activa-6g', 'activa brake shoe', 'activa 6g brake shoe'),
  ...fitting(/tyre/i, 'activa-6g', 'activa tyre', 'tyre for activa 6g', 'activa ka tayar'),
  ...fitting(/tyre/i, 'splendor-plus', 'splendor tyre', 'rear tyre for splendor plus'),
  ...fitting(/tyre/i, 'classic-350', 'classic 350 tyre', 'royal enfield classic 350 tyre'),
  ...fitting(
    /charger|wallbox|post/i,
    's1-pro',
    'charger for ola s1',
    'ola s1 charger',
    'ola s1 ka charger',
  ),
  ...fitting(/charger|wallbox|post/i, '450x', 'charger for ather 450x', 'ather charger'),
  ...fitting(/air filter/i, 'splendor-plus', 'splendor air filter', 'air filter for splendor plus'),
  ...fitting(/air filter/i, 'pulsar-150', 'pulsar 150 air filter'),
  ...fitting(/bulb|headlamp|headlight/i, 'activa-6g', 'activa 6g headlight bulb'),
  { q: 'head light bulb hs1', is: { name: /headlamp bulb|headlight bulb/i, vehicle: false } },
  ...fitting(/belt/i, 'jupiter-125', 'jupiter 125 belt', 'cvt belt for jupiter 125'),
  ...fitting(/chain/i, 'splendor-plus', 'splendor chain kit', 'chain set for splendor plus'),
  ...fitting(
    /brake pad/i,
    'classic-350',
    'classic 350 rear brake pad',
    'brake pads for royal enfield classic 350',
  ),
  ...fitting(/brake shoe/i, 'splendor-plus', 'स्प्लेंडर ब्रेक शू'),
  ...fitting(/air filter/i, 'splendor-plus', 'हीरो स्प्लेंडर प्लस एयर फिल्टर'),
  ...fitting(/brake pad/i, 'pulsar-150', 'आगे का ब्रेक पैड पल्सर'),
  ...forKind(/brake pad/i, CARS, 'car brake pad', 'brake pad car', 'car ka brake pad'),
  ...forKind(
    /controller/i,
    THREE_WHEELERS,
    'auto controller',
    'rickshaw controller',
    'three wheeler controller',
  ),
  ...forKind(/charger/i, THREE_WHEELERS, 'auto charger', 'e-rickshaw charger'),
  ...forKind(/battery/i, /cycle/i, 'e-cycle battery', 'cycle battery'),
  { q: 'disc brake bike', is: { vehicle: 'bike' } },
  { q: 'horn 12v scooter', is: { name: /horn/i, vehicle: false } },
  { q: 'टोटो का चार्जर', is: { name: /charger|wallbox|post/i, vehicle: false } },
  { q: 'lookin glass bike', is: { name: /mirror/i, vehicle: false } },
  { q: 'diskplate pulsar', is: { name: /brake disc/i, vehicle: false } },
  // Nothing of the kind is sold: no vehicle is an answer.
  { q: 'silencer bullet', is: { name: /silencer|exhaust/i, vehicle: false } },
  { q: 'cdi splendor', is: { name: /\bcdi\b/i, vehicle: false } },
  { q: 'activa ka clach plate', is: { name: /clutch plate/i, vehicle: false } },
  { q: 'i need a battery for my electric scooter', is: { name: /battery/i, vehicle: false } },
  { q: 'looking for portable charger 15 amp', is: { name: /charger/i, vehicle: false } },
  { q: 'what is the price of a full face helmet', is: { name: /helmet/i } },
  { q: 'best lock for my bike', is: { name: /\block\b/i, vehicle: false } },
  { q: 'mujhe scooter ke liye tyre chahiye', is: { name: /tyre/i, vehicle: false } },
  { q: 'rain cover for scooter', is: { name: /cover/i, vehicle: false } },
  { q: 'wall mounted charger for home', is: { name: /wallbox|charger/i, vehicle: false } },
  { q: 'box for food delivery on bike', is: { name: /box/i, vehicle: false } },
  { q: 'brakes for scooters', is: { name: /brake/i, vehicle: false } },
  { q: 'brakes for 40 scooters', is: { name: /brake/i, vehicle: false } },
  { q: 'horn for bike', is: { name: /\bhorn\b/i, vehicle: false } },
  { q: 'battery for ather', is: { name: /battery(?! charg)/i, vehicle: false } },
  ...[
    'light for scooter',
    'scooter ki light',
    'light for bike',
    'batti for cycle',
    'स्कूटर की लाइट',
  ].map((q) => ({ q, is: { name: /light|lamp/i, vehicle: false } })),
  { q: '40 scooter ke liye brake', is: { name: /brake/i, vehicle: false } },
  { q: 'bike under 80000', is: { vehicle: 'bike' } },
];

const mistyped = (name: RegExp, ...texts: string[]): Judged[] =>
  texts.map((q) => ({ q, is: { name, vehicle: false } }));

export const MISTYPED: readonly Judged[] = [
  ...mistyped(/brake pad/i, 'brkae pad', 'barke pad', 'brake pda', 'break pads'),
  ...mistyped(/headlight|headlamp/i, 'hedlight', 'headligt', 'haedlight'),
  ...mistyped(/charger/i, 'chargr', 'portble charger', 'chrager'),
  ...mistyped(/battery/i, 'battry', 'battrey', 'baterry pack'),
  ...mistyped(/controller/i, 'controllr', 'kontroller', 'contoller'),
  ...mistyped(/helmet/i, 'helmte', 'hlemet'),
  ...mistyped(/indicator/i, 'indicater', 'indicatr set'),
  ...mistyped(/throttle/i, 'throtle', 'trottle'),
  ...mistyped(/mirror pair/i, 'mirorr', 'miror'),
  ...mistyped(/shock/i, 'monoshok', 'rear shok'),
  ...mistyped(/wallbox/i, 'wallbx', 'walbox'),
  ...mistyped(/sprocket/i, 'sproket', 'sprocet'),
  ...mistyped(/harness/i, 'wiring harnes', 'harnass'),
  ...mistyped(/tyre/i, 'tyers', 'tubless tyre'),
];

/** As workshops hear the words and write them down, in both scripts. */
export const HEARD: readonly Judged[] = [
  ...mistyped(/cluster/i, 'spedometer', 'spedometar', 'miter', 'bike meter', 'meter splendor'),
  ...mistyped(/cluster/i, 'dashbord', 'klaster', 'मिटर'),
  ...mistyped(/fender|mudguard/i, 'mudgad', 'madgard', 'मडगाड'),
  ...mistyped(/shock/i, 'shoker', 'sokar', 'soker', 'shok obzerber', 'शाकर', 'शॉकप'),
  ...mistyped(/throttle/i, 'acilerator', 'aksilator', 'ekselator', 'thratle', 'एक्सीलरेटर'),
  ...mistyped(/tyre/i, 'tayer', 'tyar', 'taier', 'scooty ka tayer', 'टायार'),
  ...mistyped(/charger|wallbox|post/i, 'charjar', 'चारजर'),
  ...mistyped(/brake pad/i, 'brakpad', 'brekpad', 'disk pad', 'ब्रेक पेड'),
  ...mistyped(/brake shoe/i, 'brake shu', 'brek shu', 'brek liner', 'ब्रेक शु'),
  ...mistyped(/brake lever/i, 'brake livar', 'ब्रेक लीवर'),
  ...mistyped(/headlight|headlamp(?! bulb)/i, 'hedlite', 'haed lamp', 'हैडलाइट', 'हेडलेम्प'),
  ...mistyped(/tail light/i, 'tail lite', 'tel lait', 'टेललाइट'),
  ...mistyped(/battery(?! charg)/i, 'byatri', 'bettri', 'batarry', 'बेटरी'),
  ...mistyped(/air filter/i, 'hava filter', 'air philtar', 'eyar filter', 'एयर फ़िल्टर', 'हवा फिल्टर'),
  ...mistyped(/indicator(?! bulb)/i, 'endicator', 'blinkar', 'इंडीकेटर'),
  ...mistyped(/bulb/i, 'halojen bulb', 'vulb', 'बल्व'),
  ...mistyped(/controller/i, 'kantrolar', 'कन्ट्रोलर'),
  ...mistyped(/harness/i, 'vayring', 'wairing'),
  ...mistyped(/inverter/i, 'inwerter', 'इन्वर्टर'),
  ...mistyped(/alloy wheel/i, 'alloy vheel', 'अलॉय व्हील'),
  ...mistyped(/mirror pair/i, 'mirrar', 'said mirror', 'शीसा'),
  ...mistyped(/phone holder/i, 'mobail holder', 'phon holder'),
  ...fitting(/brake shoe/i, 'splendor-plus', 'स्पलेंडर ब्रेक शू'),
  ...fitting(/tyre/i, 'activa-6g', 'activva tyre', 'एक्टीवा टायर'),
  ...fitting(/battery(?! charg)/i, 'activa-6g', 'activa ki byatri'),
  { q: 'gadi', is: { vehicle: true } },
  { q: 'गाड़ी', is: { vehicle: true } },
  { q: 'electric gadi', is: { vehicle: true, electric: true } },
];
