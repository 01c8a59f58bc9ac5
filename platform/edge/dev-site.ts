import type { PageRemote } from '@evmandi/contract/platform/composition';
import { pageMenu } from '@evmandi/contract/platform/page-menu';
import type { RemoteDescriptor } from '@evmandi/contract/platform/remote-descriptor';
import type { LiveSite } from './live-site.ts';
import type { ExtraSources } from './security-headers.ts';
import { type HostAssets, layoutRecord } from './site.ts';

/** A dev server that takes the place of what is released under a name. */
export interface Override {
  /** `host` or the remote's name. */
  name: string;
  /** Address without a slash at the end, on this machine. */
  url: string;
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
const NO_CHUNKS = { js: [], css: [] };

/** Throws unless the address is on this machine: an override runs as script in the page. */
function requireLoopback({ name, url }: Override): void {
  if (LOOPBACK.test(url)) return;
  throw new Error(
    `${name} cannot come from ${url}: only http://localhost and http://127.0.0.1 may`,
  );
}

function developedRemote({ name, url }: Override, descriptor: RemoteDescriptor) {
  const { title, routes, slots, layouts } = descriptor;
  const entry = `${url}/remoteEntry.js`;
  return {
    name,
    version: 'dev',
    title,
    entry,
    chunks: NO_CHUNKS,
    routes,
    slots,
    ...layoutRecord(layouts, () => NO_CHUNKS),
  } satisfies PageRemote;
}

/** The released site with dev servers in place of some of its parts. */
export function createDevSite(options: DevSiteOptions): LiveSite {
  const { live, overrides, readDescriptor, scripts } = options;
  overrides.forEach(requireLoopback);
  const host = overrides.find(({ name }) => name === 'host');
  const remotes = overrides.filter(({ name }) => name !== 'host');

  return async () => {
    const released = await live();
    const developed = await Promise.all(
      remotes.map(async (override) => ({
        override,
        descriptor: await readDescriptor(override.name),
      })),
    );
    const names = new Set(remotes.map(({ name }) => name));
    const others = released?.page.remotes.filter(({ name }) => !names.has(name)) ?? [];
    const otherArtifacts = released?.release?.remotes.filter(({ name }) => !names.has(name)) ?? [];
    const descriptors = [...otherArtifacts, ...developed].map(({ descriptor }) => descriptor);
    const assets: HostAssets | undefined = host
      ? {
          entry: { js: [...scripts, `${host.url}/static/js/index.js`], css: [] },
          async: NO_CHUNKS,
          fonts: [],
        }
      : released?.host;
    if (!assets) return undefined;
    const version = host ? 'dev' : (released?.page.host.version ?? '');
    const number = released?.page.number ?? 0;
    return {
      page: {
        number,
        host: { version },
        remotes: [
          ...others,
          ...developed.map(({ override, descriptor }) => developedRemote(override, descriptor)),
        ],
        menu: pageMenu(descriptors),
      },
      host: assets,
    };
  };
}

/** What the policy must allow so that pages can use dev servers and be updated by them. */
export function devSources(overrides: readonly Override[]): ExtraSources {
  const origins = overrides.map(({ url }) => new URL(url).origin);
  return {
    scripts: origins,
    connections: origins.map((origin) => origin.replace(/^http/, 'ws')),
    inlineStyles: true,
  };
}
