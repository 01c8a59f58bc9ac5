import type { ChunkList, PageRemote } from '@evmandi/contract/platform/composition';
import { layoutModule } from '@evmandi/contract/platform/layouts';
import { pageMenu } from '@evmandi/contract/platform/page-menu';
import type { RemoteDescriptor } from '@evmandi/contract/platform/remote-descriptor';
import type { DevBuild } from '../build/dev-server.ts';
import type { ReleaseSet } from '../registry/release-set.ts';
import { DEV_VERSION, devHost, devRemote } from './dev-artifacts.ts';
import type { LiveSite } from './live-site.ts';
import type { ExtraSources } from './security-headers.ts';
import { type HostAssets, layoutRecord, type Site } from './site.ts';

/** A dev server that takes the place of what is released under a name. */
export interface Override {
  /** `host` or the remote's name. */
  name: string;
  /** Address without a slash at the end, on this machine. */
  url: string;
  /** What it built last without errors. */
  build: () => DevBuild | undefined;
}

interface Developed {
  override: Override;
  descriptor: RemoteDescriptor;
}

interface DevSiteOptions {
  /** What is released; its other parts stay as they are. */
  live: LiveSite;
  overrides: readonly Override[];
  /** The `remote.json` of a remote as it is now. */
  readDescriptor: (name: string) => Promise<RemoteDescriptor>;
  /** Scripts of the page before the host's. */
  scripts: string[];
}

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/;

/** Throws unless the address is on this machine: an override runs as script in the page. */
function requireLoopback({ name, url }: Override): void {
  if (LOOPBACK.test(url)) return;
  throw new Error(
    `${name} cannot come from ${url}: only http://localhost and http://127.0.0.1 may`,
  );
}

/** Style sheets by their addresses. No scripts: nothing is gained by hints within one machine. */
const sheetsAt = (url: string, files: readonly string[] = []): ChunkList => ({
  js: [],
  css: files.map((file) => `${url}/${file}`),
});

function developedRemote({ override: { name, url, build }, descriptor }: Developed): PageRemote {
  const { title, routes, slots, layouts } = descriptor;
  const exposed = build()?.styles.exposed ?? {};
  return {
    name,
    version: DEV_VERSION,
    title,
    entry: `${url}/remoteEntry.js`,
    chunks: sheetsAt(url, exposed['./routes']),
    routes,
    slots,
    ...layoutRecord(layouts, (id) => sheetsAt(url, exposed[`./${layoutModule(id)}`])),
  };
}

/** What pages are rendered from; `undefined` as long as a part of it is not built. */
function renderedFrom(
  released: Site | undefined,
  host: Override | undefined,
  developed: readonly Developed[],
): ReleaseSet | undefined {
  const hostArtifact = host ? host.build() && devHost() : released?.release?.host;
  const remotes = developed.flatMap(({ override, descriptor }) => {
    const build = override.build();
    return build ? [devRemote(descriptor, build.styles)] : [];
  });
  if (!hostArtifact || remotes.length < developed.length) return undefined;
  const names = new Set(remotes.map(({ name }) => name));
  const others = released?.release?.remotes.filter(({ name }) => !names.has(name)) ?? [];
  const composition = released?.release?.composition ?? {
    number: 0,
    createdAt: new Date(0).toISOString(),
    reason: 'development',
    host: DEV_VERSION,
    remotes: {},
  };
  return { composition, host: hostArtifact, remotes: [...others, ...remotes] };
}

/** The released site with dev servers in place of some of its parts. */
export function createDevSite(options: DevSiteOptions): LiveSite {
  const { live, overrides, readDescriptor, scripts } = options;
  overrides.forEach(requireLoopback);
  const host = overrides.find(({ name }) => name === 'host');
  const remotes = overrides.filter(({ name }) => name !== 'host');
  const names = new Set(remotes.map(({ name }) => name));

  return async () => {
    const released = await live();
    const developed = await Promise.all(
      remotes.map(async (override) => ({
        override,
        descriptor: await readDescriptor(override.name),
      })),
    );
    const others = released?.page.remotes.filter(({ name }) => !names.has(name)) ?? [];
    const otherArtifacts = released?.release?.remotes.filter(({ name }) => !names.has(name)) ?? [];
    const descriptors = [...otherArtifacts, ...developed].map(({ descriptor }) => descriptor);
    const assets: HostAssets | undefined = host
      ? {
          entry: { js: [...scripts, `${host.url}/static/js/index.js`], css: [] },
          async: sheetsAt(host.url, host.build()?.styles.start),
          fonts: [],
        }
      : released?.host;
    if (!assets) return undefined;
    const version = host ? DEV_VERSION : (released?.page.host.version ?? '');
    const release = renderedFrom(released, host, developed);
    return {
      ...(release && { release }),
      page: {
        number: released?.page.number ?? 0,
        host: { version },
        remotes: [...others, ...developed.map(developedRemote)],
        // Of a site elsewhere the links are known, and not who declares which.
        menu: released && !released.release ? released.page.menu : pageMenu(descriptors),
      },
      host: assets,
    };
  };
}

/** What the policy must allow so that pages can use dev servers and be updated by them. */
export function devSources(overrides: readonly Pick<Override, 'url'>[]): ExtraSources {
  const origins = overrides.map(({ url }) => new URL(url).origin);
  return {
    scripts: origins,
    connections: origins.map((origin) => origin.replace(/^http/, 'ws')),
    inlineStyles: true,
  };
}
