import type {
  Canary,
  ChunkList,
  HostArtifact,
  PageComposition,
  PageRemote,
  RemoteArtifact,
} from '@evmandi/contract/platform/composition';
import { layoutModule } from '@evmandi/contract/platform/layouts';
import { pageMenu } from '@evmandi/contract/platform/page-menu';
import type { ReleaseSet } from '../registry/release-set.ts';
import { addressIn } from './file-addresses.ts';

/** Answers all that pages are made of, for `dev --against`: what each visitor's page says, and no more. */
export const DEPLOYED = '/registry/site.json';

/** Addresses of what the host's document loads. */
export interface HostAssets {
  entry: ChunkList;
  /** Chunks that the entry imports at once. */
  async: ChunkList;
  fonts: string[];
  icon?: string;
}

/** A composition as pages need it. Never changed: another composition is another object. */
export interface Site {
  page: PageComposition;
  host: HostAssets;
  /** The artefacts behind it; missing in development as long as not all of it is built. */
  release?: ReleaseSet;
  /** While there are canaries: what visitors get instead of it. */
  beside?: Beside;
  /** How many sites serve at once, one for each choice of canaries; 1 when missing. */
  sides?: number;
}

/** What serves beside a site while canaries run. */
interface Beside {
  canaries: readonly Canary[];
  /** All sites, the stable one first. */
  sites: readonly Site[];
  /** The one of a visitor, by the number that was drawn for him. */
  of: (visitor: number) => Site;
}

/** What serves, and as much of before: pages of it may still be asked for while a release replaces it or is taken back. */
export const keptFor = ({ sides = 1 }: Site): number => 2 * sides;

/** Returns the addresses on this site of an artefact's files; empty lists without any. */
export function addresses(
  artifact: HostArtifact | RemoteArtifact,
  chunks: ChunkList | undefined,
): ChunkList {
  const address = addressIn(artifact);
  return { js: chunks?.js.map(address) ?? [], css: chunks?.css.map(address) ?? [] };
}

function describeHost(host: HostArtifact): HostAssets {
  const { entry, async, fonts, icon } = host.browser;
  const address = addressIn(host);
  return {
    entry: addresses(host, entry),
    async: addresses(host, async),
    fonts: fonts.map(address),
    ...(icon === undefined ? {} : { icon: address(icon) }),
  };
}

/** `layouts` of a page's remote; left out of those that provide none, since every page carries it. */
export function layoutRecord(
  ids: readonly string[],
  chunksOf: (id: string) => ChunkList,
): Pick<PageRemote, 'layouts'> {
  if (ids.length === 0) return {};
  return { layouts: Object.fromEntries(ids.map((id) => [id, chunksOf(id)])) };
}

function describeRemote(remote: RemoteArtifact): PageRemote {
  const { name, version, browser, descriptor } = remote;
  const { title, routes, slots } = descriptor;
  const entry = addressIn(remote)(browser.entry);
  const chunks = addresses(remote, browser.exposes['./routes']);
  const layouts = layoutRecord(descriptor.layouts, (id) =>
    addresses(remote, browser.exposes[`./${layoutModule(id)}`]),
  );
  return { name, version, title, entry, chunks, routes, slots, ...layouts };
}

/** What pages need of a composition and its artefacts; `canaries` are the apps whose canary is in it. */
export function describeSite(release: ReleaseSet, canaries?: string[]): Site {
  const { composition, host, remotes } = release;
  return {
    release,
    page: {
      number: composition.number,
      host: { version: host.version },
      remotes: remotes.map(describeRemote),
      ...(composition.withdrawn ? { withdrawn: composition.withdrawn } : {}),
      ...(canaries && { canaries }),
      menu: pageMenu(remotes.map(({ descriptor }) => descriptor)),
    },
    host: describeHost(host),
  };
}
