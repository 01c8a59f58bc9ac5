import type { ModelSeed } from '../types.ts';
import { ELECTRIC_CARRIERS } from './carriers.ts';
import { COMMUTER_BIKES } from './commuter.ts';
import { CRUISERS } from './cruisers.ts';
import { ELECTRIC_CYCLES } from './cycles.ts';
import { ELECTRIC_BIKES } from './electric-bikes.ts';
import { ELECTRIC_SCOOTERS } from './electric-scooters.ts';
import { HYBRID_CARRIERS } from './hybrids.ts';
import { MORE_COMMUTER_BIKES } from './more-commuters.ts';
import { MORE_CRUISERS } from './more-cruisers.ts';
import { MORE_SPORTS_BIKES } from './more-sports.ts';
import { OFF_ROAD_BIKES } from './off-road.ts';
import { SCOOTERS } from './scooters.ts';
import { SPORTS_BIKES } from './sports.ts';
import { SPORTS_NAKED_BIKES } from './sports-naked.ts';
import { SUPER_BIKES } from './super.ts';

/**
 * Every model. One product, and so one bike in the counts of the body styles, is a model in one of its
 * variants and one of its colours: what a dealer orders under one SKU.
 */
export const MODELS: ModelSeed[] = [
  ...COMMUTER_BIKES,
  ...MORE_COMMUTER_BIKES,
  ...SPORTS_BIKES,
  ...MORE_SPORTS_BIKES,
  ...CRUISERS,
  ...MORE_CRUISERS,
  ...SPORTS_NAKED_BIKES,
  ...ELECTRIC_BIKES,
  ...OFF_ROAD_BIKES,
  ...SUPER_BIKES,
  ...SCOOTERS,
  ...ELECTRIC_SCOOTERS,
  ...ELECTRIC_CYCLES,
  ...ELECTRIC_CARRIERS,
  ...HYBRID_CARRIERS,
];
