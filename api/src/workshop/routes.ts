import { callerOf } from '../http/access.ts';
import type { Api } from '../http/api.ts';
import { listJobCards } from './list-job-cards.ts';

/** Job cards of vehicles in service. */
export function workshopRoutes({ app, db }: Api): void {
  app.get('/job-cards', { config: { access: 'session' } }, (request) =>
    listJobCards(db, callerOf(request)),
  );
}
