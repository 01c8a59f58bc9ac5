import { z } from 'zod';
import {
  formatField,
  integrityField,
  type ObjectSchema,
  readObject,
  writtenObject,
} from './documents.ts';
import { LAYOUTS_BEFORE } from './layouts.ts';
import type { PageMenu } from './page-menu.ts';
import {
  type PageRoute,
  remoteDescriptorSchema,
  writtenDescriptorSchema,
} from './remote-descriptor.ts';

export const VERSION_PATTERN = /^\d+\.\d+\.\d+-[0-9a-f]{8}$/;
const version = z.string().regex(VERSION_PATTERN, {
  error: 'must be <package version>-<8 hex of the input hash>, such as "1.0.0-3f2a9c01"',
});
const releases = z.record(z.string(), version);

const saltField = z.string().regex(/^[0-9a-f]{32}$/);

const compositionOf = (object: ObjectSchema) => {
  /** The commit that a release was built from, and whether the checkout held nothing else. */
  const source = object({
    commit: z.string().regex(/^[0-9a-f]{40,64}$/, { error: 'must be the hash of a commit' }),
    clean: z.boolean(),
  });
  /** A version of an app on trial with some visitors (decision 81). */
  const canary = object({
    app: z.string(),
    version,
    /** In hundredths of a percent of the visitors; what it is held against are the others. */
    share: z.number().int().min(1).max(5_000),
    since: z.iso.datetime(),
    /** The first composition that had it. */
    composition: z.number().int().positive(),
    /** Draws its visitors, and signs their pages: known to edges alone. */
    salt: saltField,
  });
  return object({
    format: formatField,
    number: z.number().int().positive(),
    createdAt: z.iso.datetime(),
    /** Why it exists, in a line: "ship catalog 1.0.0-3f2a9c01". */
    reason: z.string(),
    host: version,
    remotes: releases,
    /** What was rolled back and is not live, as "<name> <version>": open pages made of it leave it. */
    withdrawn: z.array(z.string()).optional(),
    /** What its new parts were built from, by name; left out outside of git and of a rollback. */
    sources: z.record(z.string(), source).optional(),
    /** What was run of it before it went live, in a line; left out of a rollback. */
    ran: z.string().optional(),
    /** Versions that a share of the visitors gets instead; edges of before do not know of them. */
    canaries: z.array(canary).optional(),
    /**
     * Integrity of each named `artifact.json`, by the name of its app, of a canary's by `<name> <version>`; missing in
     * older compositions.
     */
    digests: z.record(z.string(), integrityField).optional(),
    /** Signs its pages, so that they can report how they go: known to edges alone; missing in older compositions. */
    salt: saltField.optional(),
    /** Integrity of all fields above; missing in older compositions. */
    seal: integrityField.optional(),
  });
};

/** `compositions/<n>.json`: one version of the host and of every remote. Never changed once written. */
export const compositionSchema = compositionOf(readObject);
/** A composition as it is written: nothing in it may be unknown. */
export const writtenCompositionSchema = compositionOf(writtenObject);
export type Composition = z.infer<typeof compositionSchema>;
export type Source = NonNullable<Composition['sources']>[string];
export type Canary = NonNullable<Composition['canaries']>[number];

function artifactOf(object: ObjectSchema, descriptor: typeof remoteDescriptorSchema) {
  const fileRecord = object({
    /** Subresource integrity of the uncompressed file: `sha384-<base64>`. */
    integrity: integrityField,
    bytes: z.number().int().nonnegative(),
    /** Size with brotli, where a compressed copy is stored. */
    br: z.number().int().positive().optional(),
  });
  const sharedSingleton = object({
    name: z.string(),
    /** Host: the version it provides. Remote: the semver range it was built against. */
    version: z.string(),
  });
  const names = {
    /** Names imported from `@evmandi/runtime`. */
    runtime: z.array(z.string()),
    /** Names imported from the router facade. */
    router: z.array(z.string()),
    /** CSS custom properties `--ev-*`. */
    tokens: z.array(z.string()),
    /** Slots filled (remote) or mounted (host). */
    slots: z.array(z.string()),
  };
  /** What its code uses of others; an artefact of before says nothing of the fields that may be missing. */
  const uses = object({
    ...names,
    /** Addresses that its code leads to, `x` for what is put in: `/product/x`. */
    links: z.array(z.string()).optional(),
    /** What it asks the API for. */
    api: object({
      /** Method and path below the API's address, `x` for what is put in: `GET /products/x`. */
      calls: z.array(z.string()),
      /** Names of the API's contract that its code reads or writes. */
      fields: z.array(z.string()),
    }).optional(),
  });
  /** One chunk list of an exposed module or entry: paths inside the artefact. */
  const chunkList = object({ js: z.array(z.string()), css: z.array(z.string()) });
  const base = {
    format: formatField,
    version,
    /** Every file of the artefact except `artifact.json` itself, by path (`browser/static/js/…`). */
    files: z.record(z.string(), fileRecord),
    uses,
    /** File with the declarations of what the host provides, as they were when this was built. */
    declarations: z.string().optional(),
    singletons: z.array(sharedSingleton),
    server: object({ entry: z.string() }),
  };
  return z.discriminatedUnion('kind', [
    object({
      kind: z.literal('host'),
      name: z.literal('host'),
      ...base,
      provides: object({
        ...names,
        /** Layouts that the host draws. */
        layouts: z.array(z.string()).default(LAYOUTS_BEFORE),
      }),
      browser: object({
        /** Scripts and style sheets of the document, in order. */
        entry: chunkList,
        /** Chunks that the entry imports at once: worth a preload. */
        async: chunkList,
        /** Fonts to preload. */
        fonts: z.array(z.string()),
        icon: z.string().optional(),
      }),
    }),
    object({
      kind: z.literal('remote'),
      name: z.string(),
      ...base,
      descriptor,
      browser: object({
        manifest: z.string(),
        entry: z.string(),
        /** Chunks of each exposed module (`./routes`, `./slots/<id>`, `./layouts/<id>`). */
        exposes: z.record(z.string(), chunkList),
        /** Chunks of each lazily imported module, by the file of its counterpart in the server build. */
        lazy: z.record(z.string(), chunkList),
      }),
    }),
  ]);
}

/** `artifacts/<name>/<version>/artifact.json`, written last and never changed. */
export const artifactSchema = artifactOf(readObject, remoteDescriptorSchema);
/** An artefact as a build writes it: nothing in it may be unknown, nor in its descriptor. */
export const writtenArtifactSchema = artifactOf(writtenObject, writtenDescriptorSchema);
export type Artifact = z.infer<typeof artifactSchema>;
export type HostArtifact = Extract<Artifact, { kind: 'host' }>;
export type RemoteArtifact = Extract<Artifact, { kind: 'remote' }>;
export type ArtifactUses = Artifact['uses'];
/** Names that a host provides and a remote uses, by their kind. */
export type ArtifactNames = Pick<ArtifactUses, 'runtime' | 'router' | 'tokens' | 'slots'>;
/** Scripts and style sheets, as paths inside the artefact or as addresses. */
export type ChunkList = HostArtifact['browser']['entry'];

/** A remote as the page knows it. */
export interface PageRemote {
  name: string;
  version: string;
  title: string;
  /** Address of its `remoteEntry.js`; no manifest is read at run time. */
  entry: string;
  /** Addresses of the chunks of `./routes`, for hints. */
  chunks: ChunkList;
  routes: PageRoute[];
  /** Ids of the slots that it fills; a page ignores those that its host does not have. */
  slots: string[];
  /** Addresses of the chunks of each layout that it provides, by the layout's id; none when missing. */
  layouts?: Record<string, ChunkList>;
}

/** What the page gets of the composition, as a data block; also the answer of `/registry.json`. */
export interface PageComposition {
  number: number;
  host: { version: string };
  remotes: PageRemote[];
  /** What was rolled back, as "<name> <version>"; not in a page's data. */
  withdrawn?: string[];
  /** While there are canaries: the apps of those that this page has. */
  canaries?: string[];
  /** Links of the shell and the dashboard; missing where an older edge wrote the page. */
  menu?: PageMenu;
}
