import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { buildApp } from '../app.ts';
import type { Schema } from '../database/schema.ts';

/** Where the repository begins; the command runs in `api`. */
const ROOT = join(process.cwd(), '..');
const FILE = join(ROOT, 'api/contract/previous/openapi.json');

/** Describing the routes takes no database. */
const nowhere = () =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** Makes this release's contract the previous one, which the next release is held to. */
async function keepContract(): Promise<void> {
  const app = await buildApp({ db: nowhere(), secret: 'x'.repeat(32), corsOrigins: [] });
  const document = (await app.inject('/api/openapi.json')).json<object>();
  await app.close();
  writeFileSync(FILE, `${JSON.stringify(document, null, 2)}\n`);
  const biome = createRequire(join(ROOT, 'package.json')).resolve('@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', FILE], { stdio: 'inherit' });
}

keepContract().catch((error: unknown) => {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
});
