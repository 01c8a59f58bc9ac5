import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { ZodTypeProvider } from './validation.ts';

type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What the routes of a subject are given. */
export interface Api {
  app: App;
  db: Database;
  settings: Settings;
}
