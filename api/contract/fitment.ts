import {
  MAX_PRODUCTS_JUDGED,
  MAX_VEHICLES,
  POSITIONS,
  VERDICTS,
} from '@evmandi/contract/domain/fitment';
import { MAX_COMPARED } from '@evmandi/contract/domain/limits';
import { SYSTEM_NAMES } from '@evmandi/contract/domain/systems';
import { z } from 'zod';
import { productCardSchema } from './catalog.ts';
import {
  pageInfo,
  pageParam,
  paise,
  pictureSchema,
  priceBreaksSchema,
  searchParam,
} from './common.ts';
import { choiceParam, nameParam, namesParam, wholeParam } from './params.ts';

const position = z.enum(POSITIONS).nullable();

/** Vehicles as `make.model`, `make.model.variant` or with `_year` behind. */
const vehiclesParam = namesParam(MAX_VEHICLES).describe(
  'Vehicles as make.model, make.model.variant or with _year behind, such as ather.450x_2023',
);

/** `GET /api/vehicles`: what a vehicle is chosen from. */
export const vehiclesSchema = z.object({
  makes: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      models: z.array(
        z.object({
          slug: z.string(),
          name: z.string(),
          variants: z.array(z.object({ slug: z.string(), name: z.string() })),
          /** First year that it was sold in, as far as is known; the last is this one. */
          from: z.int(),
          to: z.int(),
          /** Parts that fit it, universal ones left out. */
          parts: z.int().nonnegative(),
          picture: pictureSchema,
        }),
      ),
    }),
  ),
});
export type Vehicles = z.infer<typeof vehiclesSchema>;

/** `GET /api/products/:id/vehicles`: what a part fits. */
export const partVehiclesQuerySchema = z.object({
  q: searchParam.describe('Words of make or model, or a year'),
  page: pageParam,
  page_size: wholeParam({ from: 1, to: 100 }).describe('10 when left out'),
});

export const partVehicleSchema = z.object({
  /** `make.model`, as `fits` takes it. */
  vehicle: z.string(),
  make: z.string(),
  model: z.string(),
  /** `/{make}/{model}` */
  path: z.string(),
  /** Null: every variant. */
  variant: z.string().nullable(),
  /** Null: from the first, to the last. */
  yearFrom: z.int().nullable(),
  yearTo: z.int().nullable(),
  position,
  /** Of what the part is sold by, on one vehicle. */
  quantity: z.int().positive(),
  note: z.string(),
});
export type PartVehicle = z.infer<typeof partVehicleSchema>;

export const partVehiclesSchema = z.object({
  /** Fits any vehicle. */
  universal: z.boolean(),
  vehicles: z.array(partVehicleSchema),
  page: pageInfo,
});
export type PartVehicles = z.infer<typeof partVehiclesSchema>;

/** `GET /api/fitment`: what products are to vehicles. */
export const fitmentQuerySchema = z.object({
  products: namesParam(MAX_PRODUCTS_JUDGED).describe('Product ids'),
  fits: vehiclesParam,
});

export const verdictSchema = z.object({
  /** The product's id. */
  id: z.string(),
  verdict: z.enum(VERDICTS),
  /** Those of the vehicles asked for that it fits, as they were asked for. */
  fits: z.array(
    z.object({
      vehicle: z.string(),
      /** Make and model, and of what only some variants take those, where none was chosen: "Hero Splendor Plus, XTEC Disc". */
      name: z.string(),
      position,
      /** Of what the part is sold by, on one vehicle. */
      quantity: z.int().positive(),
      note: z.string(),
    }),
  ),
});
export type FitVerdict = z.infer<typeof verdictSchema>;

export const fitmentSchema = z.object({ verdicts: z.array(verdictSchema) });
export type Fitment = z.infer<typeof fitmentSchema>;

/** `GET /api/vehicles/:make/:model/parts`: what fits a vehicle, by system. */
export const vehiclePartsQuerySchema = z.object({
  variant: nameParam(40).describe('Slug of a variant'),
  year: wholeParam({ from: 1950, to: 2200 }).describe('Model year'),
  system: choiceParam(SYSTEM_NAMES as [string, ...string[]]).describe('Only of this system'),
  limit: wholeParam({ from: 1, to: 100 }).describe('At most so many of each system; 3 if left out'),
});

export const vehiclePartsSchema = z.object({
  vehicle: z.object({ make: z.string(), model: z.string(), name: z.string() }),
  total: z.int().nonnegative(),
  /** One of each wearing part that is in stock: a service of the vehicle. Left out where only a system is asked for. */
  service: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        price: paise,
        priceBreaks: priceBreaksSchema,
        position,
        quantity: z.int().positive(),
      }),
    )
    .optional(),
  systems: z.array(
    z.object({
      system: z.enum(SYSTEM_NAMES as [string, ...string[]]),
      count: z.int().positive(),
      parts: z.array(
        z.object({
          product: productCardSchema,
          position,
          quantity: z.int().positive(),
          note: z.string(),
        }),
      ),
    }),
  ),
});
export type VehicleParts = z.infer<typeof vehiclePartsSchema>;

const limit = wholeParam({ from: 1, to: 24 }).describe('At most so many; 6 when left out');

/** `GET /api/products/:id/alternatives`: of the same system, for the same vehicles. */
export const alternativesQuerySchema = z.object({
  fits: vehiclesParam,
  without: namesParam(100).describe('Ids that are shown already'),
  limit,
});

/** `GET /api/comparison/alternatives`: of the systems of those that are compared, none of them among it. */
export const comparedAlternativesQuerySchema = z.object({
  ids: namesParam(MAX_COMPARED).describe('Ids of those that are compared'),
  fits: vehiclesParam,
  limit,
});

/** `GET /api/registrations`: the district of a plate, and one's own vehicles that begin so. */
export const registrationsQuerySchema = z.object({
  q: searchParam.describe('Beginning of a registration number'),
});

export const registrationsSchema = z.object({
  /** Null where the district's letters and number are not known. */
  district: z.string().nullable(),
  /** Of the caller's own job cards; none without a session. */
  vehicles: z.array(
    z.object({
      registration: z.string(),
      name: z.string(),
      /** `make.model_year`, as `fits` takes it. */
      vehicle: z.string(),
    }),
  ),
});
export type Registrations = z.infer<typeof registrationsSchema>;
