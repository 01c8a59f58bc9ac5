import { join } from 'node:path';
import { constants, Script } from 'node:vm';
import type { PGlite } from '@electric-sql/pglite';

/** PGlite imports modules as it starts, which the test runner's own contexts cannot do: Node's loader can. */
const nativeImport = new Script('(name) => import(name)', {
  filename: join(process.cwd(), 'api/testing/pglite.ts'),
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}).runInThisContext() as <M>(name: string) => Promise<M>;

interface From {
  /** A database as it was dumped; without it an empty one. */
  dumped?: Buffer<ArrayBuffer>;
  /** The folder that holds it; without it, it lives in memory. */
  folder?: string;
}

export async function createPGlite({ dumped, folder }: From = {}): Promise<PGlite> {
  const { PGlite } =
    await nativeImport<typeof import('@electric-sql/pglite')>('@electric-sql/pglite');
  const { pg_trgm } = await nativeImport<typeof import('@electric-sql/pglite/contrib/pg_trgm')>(
    '@electric-sql/pglite/contrib/pg_trgm',
  );
  return PGlite.create({
    extensions: { pg_trgm },
    ...(folder && { dataDir: folder }),
    ...(dumped && { loadDataDir: new Blob([dumped]) }),
  });
}
