import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../src/app.ts';
import type { Database, OpenDatabase } from '../src/database/database.ts';
import type { ReleaseService } from '../src/releases/admin/release-service.ts';
import { obligingService } from './release-service.ts';
import { sampleDatabase } from './sample-database.ts';

export const TEST_SECRET = 'a secret of the tests that is long enough to sign';
export const TEST_RELEASE_SECRET = 'a secret that the release service has, too';

/** Accounts of the sample data, one for each kind of person (SEED-4). */
export type DemoAccount =
  | 'admin'
  | 'staff'
  | 'dealer'
  | 'customer'
  | 'counter'
  | 'stock'
  | 'platform';

export interface TestApi {
  app: FastifyInstance;
  db: Database;
  kind: OpenDatabase['kind'];
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(
    path: string,
    payload: InjectOptions['payload'],
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  patch(
    path: string,
    payload: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Headers of a signed-in demo account. */
  as(username: DemoAccount): Promise<{ authorization: string }>;
  close(): Promise<void>;
}

/** The whole API on the sample data; the tests of a file share one. */
export async function testApi(
  open: () => Promise<OpenDatabase> = sampleDatabase,
  { releases = obligingService() }: { releases?: ReleaseService } = {},
): Promise<TestApi> {
  const { db, kind, close } = await open();
  const app = await buildApp({
    db,
    secrets: [TEST_SECRET],
    releaseSecret: TEST_RELEASE_SECRET,
    releases,
    corsOrigins: ['http://localhost:3000'],
  });
  const post: TestApi['post'] = (url, payload, headers = {}) =>
    app.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) });
  return {
    app,
    db,
    kind,
    get: (url, headers = {}) => app.inject({ url, headers }),
    post,
    patch: (url, payload, headers = {}) => app.inject({ method: 'PATCH', url, payload, headers }),
    async as(username) {
      const answer = await post('/api/auth/login', { username, password: `evmandi-${username}` });
      return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
    },
    async close() {
      await app.close();
      await close();
    },
  };
}
