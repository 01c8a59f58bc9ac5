import type { Drawing } from './drawing.ts';
import { acPost } from './parts/ac-post.ts';
import { alloyWheel } from './parts/alloy-wheel.ts';
import { battery } from './parts/battery.ts';
import { bell } from './parts/bell.ts';
import { bms } from './parts/bms.ts';
import { brakeDisc } from './parts/brake-disc.ts';
import { brakeLever } from './parts/brake-lever.ts';
import { brakePad } from './parts/brake-pad.ts';
import { bulb } from './parts/bulb.ts';
import { cableReel } from './parts/cable-reel.ts';
import { ccs2Gun } from './parts/ccs2-gun.ts';
import { cellModule } from './parts/cell-module.ts';
import { chademoGun } from './parts/chademo-gun.ts';
import { chainKit } from './parts/chain-kit.ts';
import { cluster } from './parts/cluster.ts';
import { controller } from './parts/controller.ts';
import { converter } from './parts/converter.ts';
import { cover } from './parts/cover.ts';
import { dcConverter } from './parts/dc-converter.ts';
import { dcFast } from './parts/dc-fast.ts';
import { discLock } from './parts/disc-lock.ts';
import { driveBelt } from './parts/drive-belt.ts';
import { fender } from './parts/fender.ts';
import { filter } from './parts/filter.ts';
import { fluidBottle } from './parts/fluid-bottle.ts';
import { forkSet } from './parts/fork-set.ts';
import { gloves } from './parts/gloves.ts';
import { harness } from './parts/harness.ts';
import { headlight } from './parts/headlight.ts';
import { helmet } from './parts/helmet.ts';
import { horn } from './parts/horn.ts';
import { hubMotor } from './parts/hub-motor.ts';
import { indicators } from './parts/indicators.ts';
import { mcb } from './parts/mcb.ts';
import { mirrors } from './parts/mirrors.ts';
import { mount } from './parts/mount.ts';
import { phoneHolder } from './parts/phone-holder.ts';
import { portable } from './parts/portable.ts';
import { saddleBag } from './parts/saddle-bag.ts';
import { seat } from './parts/seat.ts';
import { shock } from './parts/shock.ts';
import { sprocket } from './parts/sprocket.ts';
import { tailLight } from './parts/tail-light.ts';
import { throttle } from './parts/throttle.ts';
import { toolkit } from './parts/toolkit.ts';
import { topBox } from './parts/top-box.ts';
import { type2Cable } from './parts/type2-cable.ts';
import { tyre } from './parts/tyre.ts';
import { wallbox } from './parts/wallbox.ts';
import { wireLock } from './parts/wire-lock.ts';
import { adventure } from './vehicles/adventure.ts';
import { cargoCycle } from './vehicles/cargo-cycle.ts';
import { commuter } from './vehicles/commuter.ts';
import { cruiser } from './vehicles/cruiser.ts';
import { cycle } from './vehicles/cycle.ts';
import { eRickshaw } from './vehicles/e-rickshaw.ts';
import { foldingCycle } from './vehicles/folding-cycle.ts';
import { hatchback } from './vehicles/hatchback.ts';
import { moped } from './vehicles/moped.ts';
import { retro } from './vehicles/retro.ts';
import { rickshaw } from './vehicles/rickshaw.ts';
import { scooter } from './vehicles/scooter.ts';
import { sedan } from './vehicles/sedan.ts';
import { sport } from './vehicles/sport.ts';
import { street } from './vehicles/street.ts';
import { suv } from './vehicles/suv.ts';
import { tourer } from './vehicles/tourer.ts';
import { van } from './vehicles/van.ts';

export const DRAWINGS = {
  commuter,
  street,
  sport,
  cruiser,
  retro,
  adventure,
  moped,
  scooter,
  cycle,
  foldingCycle,
  cargoCycle,
  rickshaw,
  eRickshaw,
  tourer,
  van,
  sedan,
  hatchback,
  suv,
  battery,
  bms,
  controller,
  converter,
  harness,
  cellModule,
  mcb,
  portable,
  wallbox,
  type2Cable,
  dcFast,
  mount,
  ccs2Gun,
  chademoGun,
  acPost,
  cableReel,
  dcConverter,
  cluster,
  horn,
  tailLight,
  indicators,
  throttle,
  headlight,
  alloyWheel,
  tyre,
  hubMotor,
  sprocket,
  chainKit,
  forkSet,
  brakeLever,
  brakePad,
  brakeDisc,
  shock,
  helmet,
  topBox,
  toolkit,
  saddleBag,
  seat,
  fluidBottle,
  discLock,
  wireLock,
  mirrors,
  phoneHolder,
  cover,
  gloves,
  bell,
  bulb,
  filter,
  driveBelt,
  fender,
} as const satisfies Record<string, Drawing>;

export type Kind = keyof typeof DRAWINGS;

/** Every kind of picture: vehicles first, then parts. */
export const kinds = Object.keys(DRAWINGS) as readonly Kind[];

export const isKind = (name: string): name is Kind => Object.hasOwn(DRAWINGS, name);
