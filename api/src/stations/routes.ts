import { stationListSchema, stationsQuerySchema } from '../../contract/stations.ts';
import type { Api } from '../http/api.ts';
import { listStations } from './list-stations.ts';

const doc = {
  summary: 'A page of the service stations',
  answer: stationListSchema,
  example: { query: { q: 'hyderabad', page: '1' } },
};

export function stationRoutes({ app, db }: Api): void {
  app.get(
    '/stations',
    { config: { access: 'public', doc }, schema: { querystring: stationsQuerySchema } },
    (request) => listStations(db, request.query),
  );
}
