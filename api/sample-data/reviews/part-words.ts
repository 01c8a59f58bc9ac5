import type { PartSeed } from '../types.ts';
import { BRAKES, CHAIN, DISC, FLUIDS, LEVER, RIMS, SUSPENSION, TYRES } from './chassis-words.ts';
import { BAG, BELL, COVER, GLOVES, HELMET, LOCK, PHONE, TOOLS } from './gear-words.ts';
import {
  CABLE,
  CELLS,
  CONVERTER,
  ELECTRONICS,
  MOTOR,
  MOUNT,
  PACK,
  PORTABLE_CHARGER,
  WALL_CHARGER,
} from './power-words.ts';
import { BELT, BULB, DRIVE_CHAIN, FENDER, FILTER, STARTER } from './spare-words.ts';
import { CLUSTER, HORN, LAMPS, MIRRORS, SEAT, SIGNALS, THROTTLE, WIRING } from './trim-words.ts';
import { type Words, words } from './words.ts';

/** What is said of a kind of part, by the kind of its drawing. */
const PART_WORDS: Readonly<Record<string, Words>> = {
  acPost: WALL_CHARGER,
  alloyWheel: RIMS,
  battery: PACK,
  bell: BELL,
  bms: CELLS,
  bulb: BULB,
  brakeDisc: DISC,
  brakeLever: LEVER,
  brakePad: BRAKES,
  cableReel: CABLE,
  ccs2Gun: CABLE,
  cellModule: CELLS,
  chademoGun: CABLE,
  chainKit: CHAIN,
  cluster: CLUSTER,
  controller: ELECTRONICS,
  converter: CONVERTER,
  cover: COVER,
  dcConverter: CONVERTER,
  dcFast: WALL_CHARGER,
  discLock: LOCK,
  driveBelt: BELT,
  fender: FENDER,
  filter: FILTER,
  fluidBottle: FLUIDS,
  forkSet: SUSPENSION,
  gloves: GLOVES,
  harness: WIRING,
  headlight: LAMPS,
  helmet: HELMET,
  horn: HORN,
  hubMotor: MOTOR,
  indicators: SIGNALS,
  mcb: WIRING,
  mirrors: MIRRORS,
  mount: MOUNT,
  phoneHolder: PHONE,
  portable: PORTABLE_CHARGER,
  saddleBag: BAG,
  seat: SEAT,
  shock: SUSPENSION,
  sprocket: CHAIN,
  tailLight: SIGNALS,
  throttle: THROTTLE,
  toolkit: TOOLS,
  topBox: BAG,
  type2Cable: CABLE,
  tyre: TYRES,
  wallbox: WALL_CHARGER,
  wireLock: LOCK,
};

/** Of any part: how it came, what it cost, who uses it. */
const ANY_PART: Words = words(
  `{Reached|Came to|Delivered in} {city} in {days} days{.|, well packed.|, seal unbroken.| and the carton was clean.}
   {Ordered|Bought} {two|three|four|six|ten} for {use}, {one is a spare now|all in use since|not one came back}.
   {mechanic} {checked it before fitting and had no complaint|says it is as good as the maker's own|asked where we get it}.
   Bill {matches the order|has our GSTIN on it|came with the parcel}, so {accounts in|our office in} {city} is happy.
   {Price in|The market in} {city} is {a fifth|a quarter|ten per cent|fifteen per cent} {higher|more} for the same thing.
   {months} months of {use}{.|, no failure yet.|, through one monsoon.| and I will order again.}
   {Second|Third|Fourth} time I order it for {use}{.| in {city}.|, shop in {city}.}
   Part number on the {box|label|piece} is the one on this page{, unlike last time from |; it was not so at a shop in }{city}.`,
  `{Took|Needed} {days} days to {city}, {twice what I was told|longer than promised|the carrier sat on it}.
   {Carton was torn|Box was crushed|Tape had been opened once} when it came to {city}, {the piece itself was fine|no harm done though}.
   For {use} it {will do|is all right|does the job}, {nothing more|no better and no worse than others|I expected a little more at this price}.
   {months} months in {use}: {average|it holds, so far|one small mark, otherwise fine}.`,
  `{Another piece|A used piece|An opened box} {came first|was sent} to {city}, {the exchange took|I waited} {days} {days|more days}.
   {Failed|Gave up|Had to be replaced} after {weeks} weeks of {use}.
   {mechanic} {refused to fit it|sent it back|found it out of measure} and {I believe him|he was right}.
   {No answer|Only excuses|A form letter} from support for {days} days, {I bought elsewhere in {city}|in the end a shop in {city} helped}
   {Paid for the brand, got|Expected better than} {something that lasted {weeks} weeks|this for {use}}.
   In {city} the same {costs less and lasts|is sold for less, I found out}.`,
);

/** They stand where they were put up: nobody says after how many kilometres. */
const INSTALLED = new Set(['acPost', 'dcFast', 'mcb', 'mount', 'wallbox']);

export const isInstalled = ({ drawing }: Pick<PartSeed, 'drawing'>): boolean =>
  INSTALLED.has(drawing.kind);

/** What is said of a part: of its own kind first, then of any. */
export function partWords({ drawing, facts }: Pick<PartSeed, 'drawing' | 'facts'>): Words[] {
  const { kind, options } = drawing;
  if (kind === 'battery' && facts.includes('12 V')) return [STARTER, ANY_PART];
  if (kind === 'driveBelt' && options.type === 'chain') return [DRIVE_CHAIN, ANY_PART];
  const own = PART_WORDS[kind];
  return own ? [own, ANY_PART] : [ANY_PART];
}
