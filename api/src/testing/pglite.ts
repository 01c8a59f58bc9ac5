import { join } from 'node:path';
import { constants, Script } from 'node:vm';
import type { PGlite } from '@electric-sql/pglite';

/** PGlite imports modules as it starts, which the test runner's own contexts cannot do: Node's loader can. */
const nativeImport = new Script('(name) => import(name)', {
  filename: join(process.cwd(), 'api/src/testing/pglite.ts'),
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}).runInThisContext() as <M>(name: string) => Promise<M>;

/** A PGlite in memory, empty or as it was dumped. */
export async function createPGlite(dumped?: Buffer<ArrayBuffer>): Promise<PGlite> {
  const { PGlite } =
    await nativeImport<typeof import('@electric-sql/pglite')>('@electric-sql/pglite');
  const { pg_trgm } = await nativeImport<typeof import('@electric-sql/pglite/contrib/pg_trgm')>(
    '@electric-sql/pglite/contrib/pg_trgm',
  );
  return PGlite.create({
    extensions: { pg_trgm },
    ...(dumped && { loadDataDir: new Blob([dumped]) }),
  });
}
