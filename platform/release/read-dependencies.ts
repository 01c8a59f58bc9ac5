import type { HostArtifact, RemoteArtifact } from '@evmandi/contract/platform/composition';
import { findOwner } from '@evmandi/contract/platform/route-owner';
import type { DependenciesAnswer, DependencyPart } from '@evmandi/contract/platform/staff-reads';
import { readLive } from '../cli/history.ts';
import type { Registry } from '../registry/registry.ts';

const HOST_LAYOUTS = new Set(['store', 'bare']);
const unique = (names: readonly string[]) => [...new Set(names)].sort();

/** The other remotes that the code or the menu of one leads to. */
function leadsTo(remote: RemoteArtifact, remotes: readonly RemoteArtifact[]): string[] {
  const descriptors = remotes.map(({ descriptor }) => descriptor);
  const links = [...(remote.uses.links ?? []), ...remote.descriptor.menu.map(({ path }) => path)];
  const owners = links.map((path) => findOwner(descriptors, path.split(/[?#]/)[0] ?? ''));
  const names = owners.flatMap((owner) => (owner ? [owner.remote.name] : []));
  return unique(names.filter((name) => name !== remote.name));
}

const hasTypes = ({ files, declarations }: HostArtifact | RemoteArtifact) =>
  declarations !== undefined || Object.keys(files).some((path) => path.endsWith('.d.ts'));

function describeRemote(remote: RemoteArtifact, all: readonly RemoteArtifact[]): DependencyPart {
  const { name, version, descriptor, uses, browser, singletons } = remote;
  return {
    ...{ name, version, singletons },
    exposes: Object.keys(browser.exposes).sort(),
    routes: descriptor.routes.length,
    slotsOffered: [],
    layoutsOffered: descriptor.layouts,
    slotsFilled: descriptor.slots,
    layoutsUsed: unique(descriptor.routes.map(({ layout }) => layout)).filter(
      (layout) => !HOST_LAYOUTS.has(layout) && !descriptor.layouts.includes(layout),
    ),
    runtime: uses.runtime,
    router: uses.router,
    leadsTo: leadsTo(remote, all),
    calls: uses.api?.calls.length ?? 0,
    types: hasTypes(remote),
  };
}

function describeHost(host: HostArtifact): DependencyPart {
  const { name, version, singletons, provides, uses } = host;
  return {
    ...{ name, version, singletons },
    exposes: [],
    routes: 0,
    slotsOffered: provides.slots,
    layoutsOffered: provides.layouts,
    slotsFilled: [],
    layoutsUsed: [],
    runtime: provides.runtime,
    router: provides.router,
    leadsTo: [],
    calls: uses.api?.calls.length ?? 0,
    types: hasTypes(host),
  };
}

/** What the artefacts of the live composition say of each other, the host first. */
export async function readDependencies(registry: Registry): Promise<DependenciesAnswer> {
  const { set } = await readLive(registry);
  if (!set) return { parts: [] };
  const { host, remotes } = set;
  return { parts: [describeHost(host), ...remotes.map((one) => describeRemote(one, remotes))] };
}
