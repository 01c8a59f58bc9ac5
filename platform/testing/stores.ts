import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { inTemporaryFolder } from './artifacts.ts';
import {
  copyTables,
  inDatabase,
  loseTables,
  overwrite,
  remove,
  storedDocuments,
} from './postgres.ts';

/** An empty registry of one kind, as a test sees it. */
export interface TestStore {
  registry: Registry;
  dataDir: string;
  /** Of PostgreSQL. */
  url: string | undefined;
  /** Folder for what the test keeps beside the registry. */
  folder: string;
  /** Compositions and moves of the channel as they are stored, by a path such as `compositions/1.json`. */
  documents: () => Promise<StoredDocument[]>;
  /** Overwrites what is stored under such a path, or that of an artefact's file, past the registry. */
  overwrite: (path: string, content: string | Buffer) => Promise<void>;
  /** Takes away what is stored under such a path. */
  remove: (path: string) => Promise<void>;
  /** Copies all that is stored; the answer puts that copy in the place of what is there then. */
  copy: () => Promise<() => Promise<void>>;
  /** Takes everything away. */
  lose: () => Promise<void>;
}

export interface StoredDocument {
  path: string;
  content: Buffer;
}

type Work = (store: TestStore) => Promise<void>;

export function inFolder(work: Work): Promise<void> {
  return inTemporaryFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const registry = openRegistry(dataDir);
    await work({
      ...{ registry, dataDir, folder, url: undefined },
      documents: async () => {
        const found: StoredDocument[] = [];
        for (const part of ['compositions', 'channels/stable']) {
          for (const name of await readdir(join(registry.root, part))) {
            const content = await readFile(join(registry.root, part, name));
            found.push({ path: `${part}/${name}`, content });
          }
        }
        return found;
      },
      overwrite: async (path, content) => {
        const file = join(registry.root, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      },
      remove: (path) => rm(join(registry.root, path), { recursive: true }),
      copy: async () => {
        const copy = join(folder, 'older');
        await cp(registry.root, copy, { recursive: true });
        return async () => {
          await rm(registry.root, { recursive: true, maxRetries: 5 });
          await cp(copy, registry.root, { recursive: true });
        };
      },
      lose: () => rm(registry.root, { recursive: true, maxRetries: 5 }),
    });
  });
}

function inPostgres(work: Work): Promise<void> {
  return inTemporaryFolder((folder) =>
    inDatabase(async (url) => {
      const dataDir = join(folder, 'data');
      const registry = openRegistry(dataDir, url);
      // Makes the tables.
      await registry.readChannel();
      const put = (path: string, content: string | Buffer) =>
        overwrite(url, path, typeof content === 'string' ? Buffer.from(content) : content);
      await work({
        ...{ registry, dataDir, url, folder, overwrite: put },
        documents: () => storedDocuments(url),
        remove: (path) => remove(url, path),
        copy: () => copyTables(url),
        lose: () => loseTables(url),
      }).finally(() => registry.close());
    }),
  );
}

/**
 * Opens one store for the tests of a group, fills it once, and puts that content back before each test. The answer
 * returns the store. What edges said of themselves stays.
 */
export function sharedStore(
  withStore: typeof inFolder,
  fill: (store: TestStore) => Promise<void>,
): () => TestStore {
  let store: TestStore;
  let restore: () => Promise<void>;
  let release: () => void = () => undefined;
  let closed: Promise<void>;
  beforeAll(async () => {
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await new Promise<void>((resolve, reject) => {
      closed = withStore(async (opened) => {
        store = opened;
        await fill(store);
        restore = await store.copy();
        resolve();
        await released;
      });
      closed.catch(reject);
    });
  });
  beforeEach(() => restore());
  afterAll(async () => {
    release();
    await closed;
  });
  return () => store;
}

/** Runs a suite over both stores; that on PostgreSQL is reported as skipped where there is no server. */
export function onBothStores(name: string, body: (withStore: typeof inFolder) => void): void {
  describe(`${name}, in a folder`, () => body(inFolder));
  const there = process.env.TEST_DATABASE_URL ? describe : describe.skip;
  there(`${name}, in PostgreSQL (needs PostgreSQL)`, () => body(inPostgres));
}
