import { FITTED } from '../fitment/index.ts';
import { Random, seedOf } from '../random.ts';
import { starsAbout } from '../reviews/spread.ts';
import type { PartSeed } from '../types.ts';
import { AC_CHARGERS } from './ac-chargers.ts';
import { ACCESSORIES } from './accessories.ts';
import { BATTERIES } from './batteries.ts';
import { BODY_AND_LIGHTS } from './body-and-lights.ts';
import { BRAKES } from './brakes.ts';
import { CHARGING_ACCESSORIES } from './charging-accessories.ts';
import { DC_CHARGERS } from './dc-chargers.ts';
import { ELECTRICAL } from './electrical.ts';
import { LUGGAGE_AND_TOOLS } from './luggage-and-tools.ts';
import { MORE_ACCESSORIES } from './more-accessories.ts';
import { MORE_CHARGING } from './more-charging.ts';
import { MORE_ELECTRICS } from './more-electrics.ts';
import { MORE_SPARES } from './more-spares.ts';
import { POWER_ELECTRONICS } from './power-electronics.ts';
import { POWERTRAIN } from './powertrain.ts';
import { SAMPLES } from './samples.ts';
import { SUSPENSION } from './suspension.ts';

/** Parts that are written one by one. The samples come first: their ids are 1 to 6. */
export const WRITTEN_PARTS: PartSeed[] = [
  ...SAMPLES,
  ...BRAKES,
  ...SUSPENSION,
  ...POWERTRAIN,
  ...BODY_AND_LIGHTS,
  ...ELECTRICAL,
  ...BATTERIES,
  ...AC_CHARGERS,
  ...DC_CHARGERS,
  ...POWER_ELECTRONICS,
  ...CHARGING_ACCESSORIES,
  ...ACCESSORIES,
  ...LUGGAGE_AND_TOOLS,
  ...MORE_SPARES,
  ...MORE_ELECTRICS,
  ...MORE_CHARGING,
  ...MORE_ACCESSORIES,
];

const SHARE_REVIEWED = 0.5;
const MOST_REVIEWS = 6;
/** Of the averages that their few reviews are drawn about, so many each. */
const AVERAGES = [4.5, 4.3, 4.2, 4, 3.6, 2.4];

/** What is for a few models is reviewed by few, if at all: their average may be anything from 1 to 5. */
function fewReviews(sku: string): PartSeed['rating'] {
  const random = new Random(seedOf(sku));
  if (random.next() > SHARE_REVIEWED) return [0, 0];
  const stars = starsAbout(random.pick(AVERAGES), random.whole(1, MOST_REVIEWS), random);
  const sum = stars.reduce((total, each) => total + each, 0);
  return [Math.round((sum / stars.length) * 10) / 10, stars.length];
}

/** Parts that follow from what the vehicles have. */
export const FITTED_PARTS: PartSeed[] = FITTED.map(({ seed }) => ({
  ...seed,
  rating: fewReviews(seed.sku),
}));

/** Parts, batteries, chargers and accessories. */
export const PARTS: PartSeed[] = [...WRITTEN_PARTS, ...FITTED_PARTS];
