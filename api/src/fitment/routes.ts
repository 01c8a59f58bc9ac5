import { z } from 'zod';
import { relatedSchema } from '../../contract/catalog.ts';
import {
  alternativesQuerySchema,
  comparedAlternativesQuerySchema,
  fitmentQuerySchema,
  fitmentSchema,
  partVehiclesQuerySchema,
  partVehiclesSchema,
  registrationsQuerySchema,
  registrationsSchema,
  vehiclePartsQuerySchema,
  vehiclePartsSchema,
  vehiclesSchema,
} from '../../contract/fitment.ts';
import { route } from '../http/route.ts';
import { allVehicles } from './all-vehicles.ts';
import { alternativesTo, alternativesToAny } from './alternatives.ts';
import { partVehicles } from './part-vehicles.ts';
import { registrations } from './registrations.ts';
import { vehicleParts } from './vehicle-parts.ts';
import { verdictsOn } from './verdicts.ts';

const byId = z.object({ id: z.string().describe('Id or SKU') });

export const fitmentRoutes = {
  vehicles: route({
    summary: 'Makes, models, variants and years of vehicles that parts are for',
    answer: vehiclesSchema,
    handle: ({ db }) => allVehicles(db),
  }),

  partVehicles: route({
    summary: 'A page of the vehicles that a part fits',
    answer: partVehiclesSchema,
    errors: [404],
    example: { params: { id: 'BP-EV-2041' }, query: { q: 'tvs' } },
    params: byId,
    query: partVehiclesQuerySchema,
    handle: ({ db }, { params, query }) => partVehicles(db, params.id, query),
  }),

  verdicts: route({
    summary: 'Whether products fit vehicles, where, and how many of each one vehicle takes',
    answer: fitmentSchema,
    errors: [404],
    example: { query: { products: '1,2', fits: 'ola.s1-pro,ather.450x_2023' } },
    query: fitmentQuerySchema,
    handle: async ({ db }, { query }) => ({
      verdicts: await verdictsOn(db, query.products ?? [], query.fits ?? []),
    }),
  }),

  vehicleParts: route({
    summary: 'Parts that fit a vehicle, by system',
    answer: vehiclePartsSchema,
    errors: [404],
    example: { params: { make: 'ather', model: '450x' }, query: { year: '2023', limit: '2' } },
    params: z.object({
      make: z.string().describe('Slug of the brand, such as ather'),
      model: z.string().describe('Slug of the model, such as 450x'),
    }),
    query: vehiclePartsQuerySchema,
    handle: ({ db }, { params, query }) => vehicleParts(db, params, query),
  }),

  alternatives: route({
    summary: 'What can be bought in the place of a part: of its system and for the same vehicles',
    answer: relatedSchema,
    errors: [404],
    example: { params: { id: 'BP-EV-2041' }, query: { fits: 'ather.450x', limit: '2' } },
    params: byId,
    query: alternativesQuerySchema,
    handle: async ({ db }, { params, query }) => ({
      products: await alternativesTo(db, params.id, query),
    }),
  }),

  comparedAlternatives: route({
    summary: 'What can be bought in the place of products that are compared',
    answer: relatedSchema,
    example: { query: { ids: '1,2', fits: 'ather.450x', limit: '2' } },
    query: comparedAlternativesQuerySchema,
    handle: async ({ db }, { query }) => ({
      products: await alternativesToAny(db, query.ids ?? [], query),
    }),
  }),

  registrations: route({
    summary: 'The district of a registration number, and own vehicles that begin so',
    answer: registrationsSchema,
    example: { query: { q: 'TS 09' } },
    query: registrationsQuerySchema,
    handle: ({ db }, { query, caller }) => registrations(db, query.q ?? '', caller),
  }),
};
