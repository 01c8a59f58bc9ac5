import { FITTED } from '../fitment/index.ts';
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

/** Parts that follow from what the vehicles have. */
export const FITTED_PARTS: PartSeed[] = FITTED.map(({ seed }) => seed);

/** Parts, batteries, chargers and accessories. */
export const PARTS: PartSeed[] = [...WRITTEN_PARTS, ...FITTED_PARTS];
