import type { Judged } from './judged.ts';

const PADS = /brake pad/i;
const SHOES = /brake shoe/i;
const DISC = /brake disc/i;
const FLUID = /brake fluid/i;
const LEVER = /brake lever/i;
const BATTERY = /battery(?! charg)/i;
const CHARGER = /charger|wallbox|charging post/i;
const CABLE = /type 2 (?:cable|to)|charging lead/i;
const HEADLIGHT = /headlight|headlamp(?! bulb)/i;
const TAIL = /tail light/i;
const INDICATOR = /indicator(?! bulb)/i;
const TYRE = /tyre/i;
const FENDER = /fender|mudguard/i;
const CLUSTER = /cluster/i;
const THROTTLE = /throttle/i;
const CONTROLLER = /controller/i;
const MOTOR = /hub motor|mid.?drive/i;
const SHOCK = /shock/i;
const FORK = /fork/i;
const CHAIN = /chain/i;
const SEAT = /\bseat\b/i;
const MIRROR = /mirror pair/i;
const HORN = /\bhorn\b/i;
const HELMET = /helmet/i;
const LOCK = /\block\b/i;
const BAG = /\bbag\b|box|side case/i;
const COVER = /cover/i;

/** What a word more asks for: others of the kind are worth less. */
const just = (name: RegExp, facts: RegExp, ...texts: string[]): Judged[] =>
  texts.map((q) => ({ q, is: { name, vehicle: false }, best: { facts } }));

const of = (name: RegExp, ...texts: string[]): Judged[] =>
  texts.map((q) => ({ q, is: { name, vehicle: false } }));

/** One word of a shop, plural and singular, in any order. */
const PLAIN = [
  ...of(PADS, 'brake pad', 'brake pads', 'pads brake'),
  ...just(PADS, /front/i, 'front brake pad'),
  ...just(PADS, /rear/i, 'rear disc brake pads'),
  ...just(PADS, /disc/i, 'disc brake pad'),
  ...of(SHOES, 'brake shoe', 'brake shoes', 'drum brake shoes', 'brake shoe set'),
  ...of(DISC, 'brake disc', 'brake discs'),
  ...just(DISC, /220 mm/, 'disc 220 mm'),
  ...just(DISC, /ventilated/i, 'ventilated brake disc'),
  ...of(FLUID, 'brake fluid', 'dot 4', 'dot4 brake fluid'),
  ...of(LEVER, 'brake lever', 'brake levers'),
  ...just(LEVER, /adjustable/i, 'adjustable brake lever'),
  ...of(BATTERY, 'battery', 'batteries', 'battery pack'),
  ...just(BATTERY, /lfp/i, 'lfp battery'),
  ...just(
    BATTERY,
    /lithium|lfp|nmc|lifepo/i,
    'lithium battery pack',
    'lithium battery',
    'li-ion battery',
    'लिथियम बैटरी',
  ),
  ...just(BATTERY, /lifepo|lfp/i, 'lifepo4 battery'),
  ...just(BATTERY, /nmc/i, 'nmc battery'),
  ...just(BATTERY, /lead acid/i, 'lead acid battery', 'lead acid', 'dry battery', 'vrla battery'),
  ...of(/\boil\b(?! filter)/i, 'oil', 'shell oil', 'motul', 'castrol oil'),
  ...of(CHARGER, 'charger', 'chargers', 'wallbox'),
  ...just(CHARGER, /portable/i, 'portable charger'),
  ...just(CHARGER, /fast/i, 'fast charger'),
  ...just(CHARGER, /\bac\b/i, 'ac charger'),
  ...just(CHARGER, /\bdc\b/i, 'dc charger'),
  ...of(CABLE, 'type 2 cable', 'charging cable', 'type2 cable'),
  ...of(HEADLIGHT, 'headlight', 'headlights'),
  ...just(HEADLIGHT, /led/i, 'led headlight'),
  ...just(HEADLIGHT, /projector/i, 'projector headlight'),
  ...of(TAIL, 'tail light', 'tail lights'),
  ...just(TAIL, /led/i, 'led tail light'),
  ...of(INDICATOR, 'indicator', 'indicators'),
  ...just(INDICATOR, /set/i, 'indicator set'),
  ...of(/bulb/i, 'bulb', 'bulbs'),
  ...just(/bulb/i, /headlamp/i, 'headlamp bulb'),
  ...just(/bulb/i, /\bh4\b/i, 'h4 bulb'),
  ...just(/bulb/i, /indicator/i, 'indicator bulb'),
  ...of(TYRE, 'tyre', 'tyres'),
  ...just(TYRE, /scooter/i, 'scooter tyre'),
  ...just(TYRE, /motorcycle/i, 'motorcycle tyre'),
  ...just(TYRE, /tubeless/i, 'tubeless tyre'),
  ...of(CONTROLLER, 'controller', 'motor controller'),
  ...just(CONTROLLER, /sine wave/i, 'sine wave controller'),
  ...of(MOTOR, 'hub motor', 'hub motors', 'bldc hub motor'),
  ...just(SHOCK, /rear/i, 'rear shock'),
  ...just(SHOCK, /mono/i, 'monoshock'),
  ...just(SHOCK, /pair/i, 'shock pair'),
  ...of(FORK, 'fork', 'fork set'),
  ...just(FORK, /telescopic/i, 'telescopic fork'),
  ...of(CHAIN, 'chain'),
  ...of(/chain and sprocket kit/i, 'chain kit', 'chain sprocket kit'),
  ...just(CHAIN, /drive/i, 'drive chain'),
  ...just(/sprocket/i, /sprocket (?:[0-9]|pair)/i, 'sprocket'),
  ...just(/sprocket/i, /rear/i, 'rear sprocket'),
  ...of(/belt/i, 'belt'),
  ...just(/belt/i, /drive/i, 'drive belt'),
  ...just(/belt/i, /variator/i, 'variator belt'),
  ...of(/air filter/i, 'air filter', 'air filters'),
  ...of(SEAT, 'seat'),
  ...just(SEAT, /flat/i, 'flat seat'),
  ...just(SEAT, /stepped/i, 'stepped seat'),
  ...of(MIRROR, 'mirror', 'mirrors'),
  ...just(MIRROR, /mirror pair/i, 'mirror pair'),
  ...of(HORN, 'horn', 'horns'),
  ...just(HORN, /disc/i, 'disc horn'),
  ...of(HELMET, 'helmet', 'helmets'),
  ...just(HELMET, /full.face/i, 'full face helmet'),
  ...of(/glove/i, 'gloves'),
  ...just(/glove/i, /riding/i, 'riding gloves'),
  ...of(LOCK, 'lock'),
  ...just(LOCK, /wire/i, 'wire lock'),
  ...just(LOCK, /disc/i, 'disc lock'),
  ...just(BAG, /saddle/i, 'saddle bag'),
  ...just(BAG, /top box/i, 'top box'),
  ...just(BAG, /delivery/i, 'delivery box'),
  ...of(COVER, 'cover'),
  ...just(COVER, /scooter/i, 'scooter cover'),
  ...just(COVER, /motorcycle|bike/i, 'bike cover'),
  ...just(COVER, /hatchback|sedan|car\b/i, 'car cover'),
  ...of(/bell/i, 'bell'),
  ...just(/bell/i, /brass/i, 'brass bell'),
  ...of(/phone holder/i, 'phone holder', 'mobile holder'),
  ...of(/bms/i, 'bms'),
  ...just(/bms/i, /board/i, 'bms board'),
  ...just(/bms/i, /smart/i, 'smart bms'),
  ...of(/converter/i, 'dc dc converter', 'converter'),
  ...of(/inverter/i, 'inverter'),
  ...of(/harness/i, 'wiring harness', 'harness'),
  ...of(/fuse box/i, 'fuse'),
  ...just(/fuse|breaker/i, /fuse box/i, 'fuse box'),
  ...of(/throttle/i, 'throttle'),
  ...just(/throttle/i, /twist/i, 'twist throttle'),
  ...of(/alloy wheel/i, 'alloy wheel', 'alloy wheels'),
];

/** As workshops say it, and in Hindi, in both scripts. */
const TRADE = [
  ...of(PADS, 'brek pad', 'brakepad', 'ब्रेक पैड', 'brek pad chahiye', 'disc pad'),
  ...of(SHOES, 'brake liner', 'brek shoe', 'ब्रेक शू'),
  ...of(/brake/i, 'gadi ka brake', 'गाड़ी का ब्रेक', 'brek'),
  ...of(DISC, 'disc plate', 'disk plate'),
  ...of(FLUID, 'brake oil', 'brek oil', 'ब्रेक ऑयल'),
  ...of(FENDER, 'mudguard', 'mud guard', 'मडगार्ड'),
  ...of(CLUSTER, 'speedometer', 'speedo meter', 'मीटर'),
  ...of(THROTTLE, 'accelerator', 'race handle', 'एक्सीलेटर'),
  ...of(BATTERY, 'batri', 'बैटरी', 'scooty ki batri'),
  ...of(CHARGER, 'चार्जर', 'charjer'),
  ...of(CABLE, 'charging wire', 'charger cable'),
  ...of(HEADLIGHT, 'headlamp', 'head light', 'हेडलाइट'),
  ...of(TAIL, 'tail lamp', 'back light', 'brake light'),
  ...of(/light|lamp/i, 'light', 'लाइट', 'batti'),
  ...of(/harness/i, 'wire harness'),
  ...of(/number plate/i, 'number plate'),
  ...of(/seat cover/i, 'seat cover'),
  ...of(/clutch cable/i, 'clutch wire'),
  ...of(INDICATOR, 'side light', 'blinker', 'turn signal'),
  ...of(TYRE, 'tire', 'टायर', 'tayar', 'auto tyre'),
  ...of(MIRROR, 'side mirror', 'sheesha', 'side glass'),
  ...of(SHOCK, 'shocker', 'shockup', 'शॉकर'),
  ...of(HORN, 'haran', 'हॉर्न'),
  ...of(/chain and sprocket kit/i, 'chain set', 'चेन सेट'),
  ...of(HELMET, 'हेलमेट'),
  ...of(LOCK, 'tala', 'ताला'),
  ...just(BAG, /top box/i, 'dikki', 'dickey'),
  ...of(SEAT, 'gaddi', 'सीट'),
  ...of(MOTOR, 'wheel motor'),
  ...of(CONTROLLER, 'controler', 'ecu'),
  ...of(/harness/i, 'wiring', 'वायरिंग'),
  ...of(/glove/i, 'dastane'),
  ...of(/tool|service kit/i, 'toolkit', 'auzar'),
  ...of(/bell/i, 'ghanti'),
  ...of(/bulb/i, 'balb', 'बल्ब'),
];

export const PARTS: readonly Judged[] = [...PLAIN, ...TRADE];
