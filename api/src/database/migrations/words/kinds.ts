/**
 * What products are called, by kind. A product is of the kind whose phrase stands last in the head of its
 * name (before a comma, "with", "for"); the longest counts. `vehicle` is taken from products, not from names.
 */
const KINDS: Readonly<Record<string, string>> = {
  'brake pad': 'brake pad, brake pads, brake pad set, disc pad',
  'brake shoe': 'brake shoe, brake shoes, brake shoe set',
  'brake disc': 'brake disc, disc, brake rotor, disc rotor',
  'brake fluid': 'brake fluid',
  'brake lever': 'brake lever, brake lever pair, lever pair, clutch lever',
  'brake cable': 'brake cable, front brake cable, rear brake cable',
  'brake kit': 'brake service kit, brake kit',
  'clutch cable': 'clutch cable',
  'throttle cable': 'throttle cable, accelerator cable',
  'speedometer cable': 'speedometer cable, meter cable',
  'clutch plate': 'clutch plate, clutch plates, clutch plate set',
  tyre: 'tyre, tyres, motorcycle tyre, scooter tyre',
  tube: 'tube, inner tube, tyre tube',
  wheel: 'wheel, alloy wheel, rim',
  bulb: 'bulb, headlight bulb, headlamp bulb, indicator bulb, tail light bulb, led bulb',
  headlight:
    'headlight, headlamp, headlight assembly, headlamp unit, led headlamp unit, round headlight',
  'tail light': 'tail light, tail lamp, taillight',
  lamp: 'auxiliary lamp, fog lamp, spot lamp, work lamp, lamp',
  indicator:
    'indicator, indicators, indicator set, indicator pair, strip indicator pair, turn signal',
  horn: 'horn, horn pair, disc horn, snail horn',
  bell: 'bell',
  'chain kit': 'chain and sprocket kit, chain kit, chain sprocket kit',
  chain: 'chain, drive chain',
  sprocket: 'sprocket',
  lubricant: 'chain lube, chain lube spray, gear oil, engine oil, lube, lube spray, grease',
  belt: 'belt, drive belt, cvt belt, variator belt, v belt',
  'oil filter': 'oil filter',
  'air filter': 'air filter, air filter element',
  filter: 'filter, fuel filter, pollen filter',
  'spark plug': 'spark plug',
  piston: 'piston, piston kit',
  controller:
    'controller, motor controller, sine wave controller, charge controller, charging controller',
  motor: 'motor, hub motor, mid drive motor',
  converter: 'converter, dc converter, dc dc converter',
  inverter: 'inverter',
  battery: 'battery, battery pack, auxiliary battery, lfp battery pack, nmc battery pack',
  cell: 'cell, cells, cell module, cell block, cell stack, pouch cell stack',
  bms: 'bms, bms board, smart bms',
  charger:
    'charger, battery charger, portable charger, fast charger, dc fast charger, on board charger, wallbox, charging post, charging station',
  'charging cable':
    'charging cable, charger cable, type 2 cable, charging lead, battery charging lead, three pin cable, extension cable',
  'charging gun': 'ccs2 gun, chademo gun, charging gun, gun',
  adapter: 'adapter, test plug, connector',
  mount: 'mount, pole mount, bracket, wall bracket, holster, cable hook',
  'charging accessory':
    'cable bag, charging cable bag, cable reel, charging cable reel, isolator box',
  breaker: 'breaker, dc breaker, fuse, fuse box, relay',
  harness: 'harness, wiring harness, body harness, balance harness',
  throttle: 'throttle, twist throttle, thumb throttle, accelerator',
  cluster: 'cluster, instrument cluster, tft cluster, speedometer, display',
  mirror: 'mirror, mirrors, mirror pair',
  seat: 'seat, stepped seat, flat seat',
  fender: 'fender, mudguard, front fender, rear fender',
  shock: 'shock, shock pair, shock absorber, monoshock, rear shock, rear shock pair',
  fork: 'fork, fork set, telescopic fork set',
  bearing: 'bearing, bearing set, wheel bearing',
  helmet: 'helmet, full face helmet, open face helmet',
  gloves: 'glove, gloves, riding gloves',
  jacket: 'jacket, riding jacket',
  lock: 'lock, wire lock, disc lock, cable lock',
  cover: 'cover, motorcycle cover, scooter cover, bike cover, car cover, hatchback cover',
  'top box': 'box, top box, delivery top box, side case, case',
  bag: 'bag, saddle bag, tail bag, tank bag',
  'phone holder': 'phone holder, phone mount',
  'tool kit': 'tool box, tool roll, tool kit, service kit, workshop tool box',
  camera: 'camera, dash camera',
  stand: 'stand, paddock stand, side stand',
  guard: 'guard, leg guard, crash guard',
  grip: 'grip, grips, handlebar grip',
};

/** Rows of `kind_phrases`: a phrase as `search_tokens` cuts it, joined by spaces, and its kind. */
export const KIND_PHRASES: readonly (readonly [phrase: string, kind: string])[] = Object.entries(
  KINDS,
).flatMap(([kind, phrases]) => phrases.split(', ').map((phrase) => [phrase, kind] as const));
