import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition } from '@evmandi/contract/platform/composition';
import { artifactPath, readArtifactFile } from '../artifact-store.ts';
import { type ChannelState, channelText, parseChannelState } from '../channel.ts';
import { compositionText, parseComposition } from '../composition.ts';
import { ARTIFACT_FILE, parseArtifact } from '../documents.ts';
import { openPostgresRecords } from '../records/postgres-records.ts';
import { RegistryError } from '../registry-error.ts';
import { createStagingFolder, sweepStaging } from '../staging.ts';
import { filesInFolder, type StoredFiles } from '../stored-files.ts';
import type { Registry } from '../types.ts';
import { listenForMoves, MOVED } from './listener.ts';
import { openPostgresEdges } from './postgres-edges.ts';
import { openTables } from './tables.ts';

interface NumberedRow {
  /** PostgreSQL's bigint. */
  number: string;
  document: string;
}

/**
 * The registry in PostgreSQL: documents and the bytes of artefacts in tables, each put once by its primary
 * key. `folder` holds what is being built; artefacts have no folder until they are taken in.
 */
export function openPostgresRegistry(url: string, folder: string): Registry {
  const staging = join(folder, 'staging');
  const { query, transaction, close } = openTables(url);
  const postgresEdges = openPostgresEdges(query);

  async function artifactText(name: string, version: string): Promise<string | undefined> {
    const { rows } = await query<{ document: string }>(
      'select document from evmandi_registry.artifacts where name = $1 and version = $2',
      [name, version],
    );
    return rows[0]?.document;
  }

  async function artifactFiles(name: string, version: string): Promise<StoredFiles | undefined> {
    const text = await artifactText(name, version);
    if (text === undefined) return undefined;
    const { rows } = await query<{ path: string }>(
      'select path from evmandi_registry.files where name = $1 and version = $2 order by path',
      [name, version],
    );
    return {
      paths: [ARTIFACT_FILE, ...rows.map(({ path }) => path)],
      read: async (path) => {
        if (path === ARTIFACT_FILE) return Buffer.from(text);
        const found = await query<{ content: Buffer }>(
          `select content from evmandi_registry.files
           where name = $1 and version = $2 and path = $3`,
          [name, version, path],
        );
        return found.rows[0]?.content ?? Buffer.alloc(0);
      },
    };
  }

  async function putArtifact(staged: string): Promise<boolean> {
    const artifact = await readArtifactFile(staged, ARTIFACT_FILE);
    if (!artifact || !artifactPath(folder, artifact.name, artifact.version)) {
      throw new RegistryError(ARTIFACT_FILE, [{ field: '(document)', expected: 'must be there' }]);
    }
    const { name, version } = artifact;
    const { paths, read } = await filesInFolder(staged);
    const text = (await read(ARTIFACT_FILE)).toString('utf8');
    const put = await transaction(async (run) => {
      const { rowCount } = await run(
        `insert into evmandi_registry.artifacts (name, version, document) values ($1, $2, $3)
         on conflict do nothing`,
        [name, version, text],
      );
      if (rowCount === 0) return false;
      for (const path of paths.filter((one) => one !== ARTIFACT_FILE)) {
        await run(
          `insert into evmandi_registry.files (name, version, path, content)
           values ($1, $2, $3, $4)`,
          [name, version, path, await read(path)],
        );
      }
      return true;
    });
    await rm(staged, { recursive: true, force: true });
    return put;
  }

  async function readComposition(number: number): Promise<Composition | undefined> {
    const { rows } = await query<NumberedRow>(
      'select number, document from evmandi_registry.compositions where number = $1',
      [number],
    );
    return rows[0] && parseComposition(rows[0].document, number);
  }

  const parseState = ({ number, document }: NumberedRow) =>
    parseChannelState(document, Number(number));

  return {
    root: folder,
    records: openPostgresRecords(query),
    stage: () => createStagingFolder(staging),
    putArtifact,
    readArtifact: async (name, version, digest) => {
      const text = await artifactText(name, version);
      return text === undefined ? undefined : parseArtifact(text, { name, version, digest });
    },
    artifactFolder: () => undefined,
    artifactFiles,
    artifacts: async () => {
      const { rows } = await query<{ key: string }>(
        `select name || '/' || version as key from evmandi_registry.artifacts order by 1`,
      );
      return rows.map(({ key }) => key);
    },
    artifactRecord: async (name, version) => {
      const { rows } = await query<{ text: string; stored: Date }>(
        `select document as text, stored_at as stored from evmandi_registry.artifacts
         where name = $1 and version = $2`,
        [name, version],
      );
      return rows[0] && { text: rows[0].text, storedAt: rows[0].stored.getTime() };
    },
    removeArtifact: async (name, version) => {
      const sql = 'delete from evmandi_registry.artifacts where name = $1 and version = $2';
      await query(sql, [name, version]);
    },
    removeComposition: async (number) => {
      await query('delete from evmandi_registry.compositions where number = $1', [number]);
    },
    putComposition: async (composition) => {
      const { rowCount } = await query(
        `insert into evmandi_registry.compositions (number, document) values ($1, $2)
         on conflict do nothing`,
        [composition.number, await compositionText(composition, artifactText)],
      );
      return rowCount === 1;
    },
    readComposition,
    compositionNumbers: async () => {
      const { rows } = await query<{ number: string }>(
        'select number from evmandi_registry.compositions order by number',
      );
      return rows.map(({ number }) => Number(number));
    },
    readChannel: async () => {
      const { rows } = await query<NumberedRow>(
        `select sequence as number, document from evmandi_registry.channel
         order by sequence desc limit 1`,
      );
      return rows[0] && parseState(rows[0]);
    },
    channelHistory: async (onBroken) => {
      const { rows } = await query<NumberedRow>(
        'select sequence as number, document from evmandi_registry.channel order by sequence',
      );
      const states: ChannelState[] = [];
      for (const row of rows) {
        try {
          states.push(parseState(row));
        } catch (error) {
          if (!onBroken || !(error instanceof RegistryError)) throw error;
          onBroken(error);
        }
      }
      return states;
    },
    moveChannel: async (expected, composition) => {
      if (!(await readComposition(composition))) {
        throw new Error(`The channel cannot point at composition ${composition}: there is none`);
      }
      const sequence = expected + 1;
      const { rowCount } = await query(
        `with moved as (
           insert into evmandi_registry.channel (sequence, document) values ($1, $2)
           on conflict do nothing returning sequence
         )
         select pg_notify('${MOVED}', sequence::text) from moved`,
        [sequence, channelText(sequence, composition)],
      );
      return rowCount === 1;
    },
    removeState: async (sequence) => {
      await query('delete from evmandi_registry.channel where sequence = $1', [sequence]);
    },
    watchChannel: (moved, signal) => {
      listenForMoves(url, moved, signal);
      return true;
    },
    acknowledge: postgresEdges.acknowledge,
    withdraw: postgresEdges.withdraw,
    edges: postgresEdges.edges,
    sweep: async () => {
      await postgresEdges.sweep();
      return sweepStaging(staging);
    },
    close,
  };
}
