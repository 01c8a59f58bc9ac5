import { z } from 'zod';
import { pageInfo, pageParam, searchParam } from './common.ts';

/** `GET /api/stations`. */
export const stationsQuerySchema = z.object({
  q: searchParam.describe('Words of name, city or address, or the beginning of a PIN code'),
  page: pageParam,
});
export type StationsQuery = z.infer<typeof stationsQuerySchema>;

export const stationSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  pin: z.string(),
  phone: z.string(),
  worksOn: z.string(),
  charging: z.array(z.string()),
  connectors: z.array(z.string()),
  hours: z.string(),
  takesJobCards: z.boolean(),
});
export type Station = z.infer<typeof stationSchema>;

/** By city and name. */
export const stationListSchema = z.object({ stations: z.array(stationSchema), page: pageInfo });
export type StationList = z.infer<typeof stationListSchema>;
