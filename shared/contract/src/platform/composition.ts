import { z } from 'zod';
import { LAYOUTS_BEFORE } from './layouts.ts';
import type { PageMenu } from './page-menu.ts';
import { type PageRoute, remoteDescriptorSchema } from './remote-descriptor.ts';
import type { SlotId } from './slots.ts';

export const VERSION_PATTERN = /^\d+\.\d+\.\d+-[0-9a-f]{8}$/;
const version = z.string().regex(VERSION_PATTERN, {
  error: 'must be <package version>-<8 hex of the input hash>, such as "1.0.0-3f2a9c01"',
});
const releases = z.record(z.string(), version);

/** `compositions/<n>.json`: one version of the host and of every remote. Never changed once written. */
export const compositionSchema = z.strictObject({
  number: z.number().int().positive(),
  createdAt: z.iso.datetime(),
  /** Why it exists, in a line: "ship catalog 1.0.0-3f2a9c01". */
  reason: z.string(),
  host: version,
  remotes: releases,
});
export type Composition = z.infer<typeof compositionSchema>;

const fileRecord = z.strictObject({
  /** Subresource integrity of the uncompressed file: `sha384-<base64>`. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/),
  bytes: z.number().int().nonnegative(),
  /** Size with brotli, where a compressed copy is stored. */
  br: z.number().int().positive().optional(),
});

const sharedSingleton = z.strictObject({
  name: z.string(),
  /** Host: the version it provides. Remote: the semver range it was built against. */
  version: z.string(),
});

const names = z.strictObject({
  /** Names imported from `@evmandi/runtime`. */
  runtime: z.array(z.string()),
  /** Names imported from the router facade. */
  router: z.array(z.string()),
  /** CSS custom properties `--ev-*`. */
  tokens: z.array(z.string()),
  /** Slots filled (remote) or mounted (host). */
  slots: z.array(z.string()),
});

const hostNames = names.extend({
  /** Layouts that the host draws. */
  layouts: z.array(z.string()).default(LAYOUTS_BEFORE),
});

/** One chunk list of an exposed module or entry: paths inside the artefact. */
const chunkList = z.strictObject({ js: z.array(z.string()), css: z.array(z.string()) });

const artifactBase = {
  version,
  /** Every file of the artefact except `artifact.json` itself, by path (`browser/static/js/…`). */
  files: z.record(z.string(), fileRecord),
  uses: names,
  singletons: z.array(sharedSingleton),
};

/** `artifacts/<name>/<version>/artifact.json`, written last and never changed. */
export const artifactSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('host'),
    name: z.literal('host'),
    ...artifactBase,
    provides: hostNames,
    browser: z.strictObject({
      /** Scripts and style sheets of the document, in order. */
      entry: chunkList,
      /** Chunks that the entry imports at once: worth a preload. */
      async: chunkList,
      /** Fonts to preload. */
      fonts: z.array(z.string()),
      icon: z.string().optional(),
    }),
    server: z.strictObject({ entry: z.string() }),
  }),
  z.strictObject({
    kind: z.literal('remote'),
    name: z.string(),
    ...artifactBase,
    descriptor: remoteDescriptorSchema,
    browser: z.strictObject({
      manifest: z.string(),
      entry: z.string(),
      /** Chunks of each exposed module (`./routes`, `./slots/<id>`, `./layouts/<id>`). */
      exposes: z.record(z.string(), chunkList),
      /** Chunks of each lazily imported module, by the file of its counterpart in the server build. */
      lazy: z.record(z.string(), chunkList),
    }),
    server: z.strictObject({ entry: z.string() }),
  }),
]);
export type Artifact = z.infer<typeof artifactSchema>;
export type HostArtifact = Extract<Artifact, { kind: 'host' }>;
export type RemoteArtifact = Extract<Artifact, { kind: 'remote' }>;
export type ArtifactNames = z.infer<typeof names>;
export type ChunkList = z.infer<typeof chunkList>;

/** A remote as the page knows it. */
export interface PageRemote {
  name: string;
  version: string;
  title: string;
  /** Address of its `remoteEntry.js`; no manifest is read at run time. */
  entry: string;
  /** Addresses of the chunks of `./routes`, for hints and for refreshing the cache on a retry. */
  chunks: ChunkList;
  routes: PageRoute[];
  slots: SlotId[];
  /** Addresses of the chunks of each layout that it provides, by the layout's id; none when missing. */
  layouts?: Record<string, ChunkList>;
}

/** What the page gets of the composition, as a data block; also the answer of `/registry.json`. */
export interface PageComposition {
  number: number;
  host: { version: string };
  remotes: PageRemote[];
  /** Links of the shell and the dashboard; missing where an older edge wrote the page. */
  menu?: PageMenu;
}
