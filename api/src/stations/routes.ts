import { stationListSchema, stationsQuerySchema } from '../../contract/stations.ts';
import { route } from '../http/route.ts';
import { listStations } from './list-stations.ts';

export const stationRoutes = {
  list: route({
    summary: 'A page of the service stations',
    answer: stationListSchema,
    example: { query: { q: 'hyderabad', page: '1' } },
    query: stationsQuerySchema,
    handle: ({ db }, { query }) => listStations(db, query),
  }),
};
