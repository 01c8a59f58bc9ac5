import { randomBytes } from 'node:crypto';
import { Client, type QueryResultRow } from 'pg';

async function run<Row extends QueryResultRow>(
  url: string | undefined,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text, values).finally(() => client.end());
  return rows;
}

/** Runs `work` with a new, empty database on the server of `TEST_DATABASE_URL`. */
export async function inDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = process.env.TEST_DATABASE_URL;
  const name = `evmandi_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  const address = new URL(String(server));
  address.pathname = `/${name}`;
  try {
    return await work(address.href);
  } finally {
    await run(server, `drop database ${name} with (force)`);
  }
}

/** Compositions and moves of the channel in that database, under their paths in the folder's layout. */
export async function storedDocuments(url: string) {
  const rows = await run<{ path: string; document: string }>(
    url,
    `select 'compositions/' || number || '.json' as path, document from evmandi_registry.compositions
     union all
     select 'channels/stable/' || sequence || '.json', document from evmandi_registry.channel`,
  );
  return rows.map(({ path, document }) => ({ path, content: Buffer.from(document) }));
}

const DOCUMENT = /^(compositions|channels\/stable)\/(\d+)\.json$/;
const ARTIFACT = /^artifacts\/([^/]+)\/([^/]+)\/(.+)$/;

/** Overwrites what the registry of that database holds under a path of the folder's layout. */
export async function overwrite(url: string, path: string, content: Buffer): Promise<void> {
  const [, folder, number] = DOCUMENT.exec(path) ?? [];
  if (folder) {
    const [table, key] =
      folder === 'compositions' ? ['compositions', 'number'] : ['channel', 'sequence'];
    await run(
      url,
      `insert into evmandi_registry.${table} (${key}, document) values ($1, $2)
       on conflict (${key}) do update set document = excluded.document`,
      [number, content.toString('utf8').replaceAll('\0', ' ')],
    );
    return;
  }
  const [, name, version, file] = ARTIFACT.exec(path) ?? [];
  if (file === 'artifact.json') {
    await run(
      url,
      'update evmandi_registry.artifacts set document = $3 where name = $1 and version = $2',
      [name, version, content.toString('utf8').replaceAll('\0', ' ')],
    );
  } else {
    await run(
      url,
      'update evmandi_registry.files set content = $4 where name = $1 and version = $2 and path = $3',
      [name, version, file, content],
    );
  }
}

/** Takes away what that database holds under a path of the folder's layout: of artefacts only a whole one. */
export async function remove(url: string, path: string): Promise<void> {
  const [, folder, number] = DOCUMENT.exec(path) ?? [];
  const [, name, version] = ARTIFACT.exec(path) ?? [];
  if (folder === 'compositions') {
    await run(url, 'delete from evmandi_registry.compositions where number = $1', [number]);
  } else if (folder) {
    await run(url, 'delete from evmandi_registry.channel where sequence = $1', [number]);
  } else {
    const text = 'delete from evmandi_registry.artifacts where name = $1 and version = $2';
    await run(url, text, [name, version]);
  }
}

const TABLES = ['artifacts', 'files', 'compositions', 'channel', 'deletions', 'tried'];

/** Copies the registry's tables; the answer puts that copy in their place. */
export async function copyTables(url: string): Promise<() => Promise<void>> {
  const each = (text: (table: string) => string) => run(url, TABLES.map(text).join(';'));
  await run(url, 'create schema older');
  await each((table) => `create table older.${table} as table evmandi_registry.${table}`);
  return async () => {
    const all = TABLES.map((table) => `evmandi_registry.${table}`).join(', ');
    await run(url, `truncate ${all}`);
    await each((table) => `insert into evmandi_registry.${table} table older.${table}`);
  };
}

export async function loseTables(url: string): Promise<void> {
  await run(url, 'drop schema evmandi_registry cascade');
}
