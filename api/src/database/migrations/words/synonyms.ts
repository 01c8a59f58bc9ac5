/**
 * Words of the trade, spellings heard in workshops, and Hindi in both scripts, by what our products call
 * it. Collected from catalogues and questions of Indian part shops; staff add to them.
 */
const SAID: Readonly<Record<string, string>> = {
  brake: 'break, brek, breck, bareek, ब्रेक',
  'brake pad': 'brakepad, brek pad, break pad, brake pd, disc pad, ब्रेक पैड',
  'brake shoe': 'brakeshoe, brek shoe, break shoe, brake liner, drum shoe, brake patti, ब्रेक शू',
  'brake disc': 'disc plate, disk plate, brake disk, brake plate, brake rotor, rotor, डिस्क प्लेट',
  'brake fluid': 'brake oil, brek oil, break oil, ब्रेक ऑयल, ब्रेक आयल',
  'brake lever': 'brake handle, lever set, liver',
  pad: 'पैड, ped',
  disc: 'disk, डिस्क',
  fender: 'mudguard, mud guard, mudgard, mudgaurd, mad guard, मडगार्ड',
  cluster:
    'speedometer, speedo meter, speedo, spidometer, meter console, odometer, console, मीटर, स्पीडोमीटर',
  throttle: 'accelerator, accelerater, exelator, race handle, accelator, raise, एक्सीलेटर, एक्सेलेटर',
  battery: 'batri, batry, bettery, baitri, batteri, accumulator, बैटरी, बैट्री',
  charger: 'charjer, chargar, चार्जर, charger machine',
  'charging cable':
    'charging wire, charger wire, charging lead, charger cable, charger lead, चार्जिंग केबल',
  headlight: 'headlamp, head lamp, head light, front light, hedlait, हेडलाइट, हेड लाइट',
  'tail light':
    'taillight, tail lamp, taillamp, back light, backlight, brake light, stop light, टेल लाइट',
  indicator: 'blinker, turn signal, turn light, side light, indiketer, flasher light, इंडिकेटर',
  bulb: 'balb, blub, बल्ब',
  light: 'lait, lite, लाइट, batti, बत्ती',
  horn: 'haran, hoorn, hooter, हॉर्न, हार्न',
  tyre: 'tire, tayar, tyer, tair, taer, टायर',
  tube: 'tyub, inner tube, ट्यूब',
  wheel: 'rim, wheel rim, alloy, pahiya, पहिया',
  mirror:
    'side mirror, rear view mirror, rearview mirror, side glass, miror, sheesha, shisha, शीशा, आईना',
  seat: 'saddle seat, sit, gaddi, गद्दी, सीट',
  shock: 'shocker, shockup, shock absorber, shockabsorber, suspension spring, शॉकर, शॉक अब्जॉर्बर',
  fork: 'front shocker, front fork, fork pipe, फोर्क',
  'chain kit':
    'chain set, chain sprocket, chain sprocket kit, chain garari, chen set, चेन सेट, चैन सेट',
  chain: 'chen, chein, चेन, चैन',
  sprocket: 'garari, gear wheel',
  belt: 'belt drive, cvt belt, variator belt, patta, बेल्ट',
  'clutch plate': 'clutch disc, clutchplate, क्लच प्लेट',
  'spark plug': 'sparkplug, spark plag, ignition plug, plug spark, स्पार्क प्लग',
  'air filter': 'airfilter, air cleaner, air filtar, hawa filter, एयर फिल्टर',
  'oil filter': 'oilfilter, oil filtar, ऑयल फिल्टर',
  filter: 'filtar, philter, फिल्टर',
  motor: 'moter, electric motor, bldc, मोटर',
  'hub motor': 'wheel motor, hubmotor, bldc motor',
  controller: 'controler, kontroller, ecu, motor driver, कंट्रोलर',
  converter: 'dc converter, voltage reducer, step down, buck converter, convertor',
  harness: 'wiring, wiring loom, loom, wire set, wiring kit, वायरिंग',
  fuse: 'fyuz, फ्यूज',
  cable: 'kebal, केबल',
  cover: 'body cover, dhakkan, kavar, कवर',
  helmet: 'helmat, helmit, topi helmet, हेलमेट',
  gloves: 'dastane, hand gloves, दस्ताने, ग्लव्स',
  lock: 'tala, taala, ताला, लॉक',
  'top box': 'dikki, dickey, dicky, tail box, topbox, delivery box, food box, डिक्की',
  bag: 'thaila, बैग, थैला',
  'phone holder':
    'mobile holder, mobile stand, phone stand, mobile mount, phone mount, मोबाइल होल्डर',
  'tool kit': 'toolkit, tools, auzar, spanner set, औजार',
  lube: 'lubricant, lubrication, grease spray, chain oil, chain spray',
  wallbox: 'wall charger, wall box, home charger, घर का चार्जर',
  'charging gun': 'charger gun, ev gun, nozzle',
  bell: 'ghanti, घंटी',
  cell: 'lithium cell, cells, सेल',
  bms: 'battery management system, battery board, बीएमएस',
  scooter: 'scooty, scooti, skooter, moped, स्कूटर, स्कूटी',
  bike: 'motorcycle, motorbike, motor cycle, bikes, baik, बाइक, मोटरसाइकिल',
  cycle: 'bicycle, saikil, cykle, साइकिल, साइकल',
  'three wheeler':
    'auto, auto rickshaw, autorickshaw, rickshaw, riksha, rikshaw, e rickshaw, erickshaw, toto, tuktuk, tuk tuk, tempo, 3 wheeler, ऑटो, रिक्शा, ई रिक्शा',
  'four wheeler': 'car, cars, 4 wheeler, gaadi char pahiya, कार',
  electric: 'ev, e v, battery operated, battery wala, bijli, इलेक्ट्रिक, बिजली',
  'electric bike': 'battery bike, ev bike, e bike, ebike, इलेक्ट्रिक बाइक',
  'electric scooter':
    'battery scooter, ev scooter, e scooter, battery scooty, electric scooty, इलेक्ट्रिक स्कूटर',
  'electric cycle': 'battery cycle, e cycle, ecycle, ev cycle, electric bicycle',
  used: 'second hand, secondhand, purani, purana, old, पुरानी, पुराना, सेकंड हैंड',
  front: 'aage, aage ka, agla, अगला, आगे',
  rear: 'back side, piche, peeche, pichla, पिछला, पीछे',
  black: 'kala, kaala, काला, काली',
  red: 'lal, laal, लाल',
  white: 'safed, सफेद',
  blue: 'neela, nila, नीला',
};

/** Said beside what is meant, and nothing by themselves. */
const EMPTY =
  'ka, ki, ke, ko, liye, wala, wali, wale, chahiye, chaiye, mujhe, hai, gadi, gaadi, vehicle, का, की, के, को, लिए, वाला, वाली, चाहिए, मुझे, है, गाड़ी, गाडी, need, want, buy, price, online, best, good, please, i, spare, part, parts, new, rate';

/** Rows of `synonyms`: what is said, and what is meant; nothing is meant by an empty text. */
export const SYNONYMS: readonly (readonly [phrase: string, means: string])[] = [
  ...Object.entries(SAID).flatMap(([means, said]) =>
    said.split(', ').map((phrase) => [phrase.normalize('NFC'), means] as const),
  ),
  ...EMPTY.split(', ').map((phrase) => [phrase.normalize('NFC'), ''] as const),
];
