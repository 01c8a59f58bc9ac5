import type { HostArtifact, RemoteArtifact } from '@evmandi/contract/platform/composition';
import { layoutServerFile } from '@evmandi/contract/platform/layouts';
import { type Candidate, newestLast, type Rule, titleOf } from './candidate.ts';

const together = (remote: string) =>
  `Ship host and ${remote} together: npm run ship -- host ${remote}.`;

/** A layout that the host of before drew moves to a remote in one release of both. */
function remedyForMissing(layout: string, { remotes, live }: Candidate): string {
  const drawnBefore = live?.host.provides.layouts.includes(layout);
  if (drawnBefore && remotes.some(({ name }) => name === layout)) return together(layout);
  return 'Ship the remote that provides it first, or name another layout.';
}

/** Every route stands in a layout that the host draws or a remote of the composition provides. */
export const checkLayouts: Rule = (candidate) => {
  const { host, remotes } = candidate;
  const provided = new Set([
    ...(host?.provides.layouts ?? []),
    ...remotes.flatMap(({ descriptor }) => descriptor.layouts),
  ]);
  if (!host) return [];
  return remotes.flatMap(({ name, descriptor }) =>
    descriptor.routes
      .filter(({ layout }) => !provided.has(layout))
      .map(({ path, layout }) => ({
        rule: 'layouts',
        place: `remotes/${name}/remote.json, route ${path}, layout ${layout}`,
        message: `is neither drawn by ${titleOf(host)} nor provided by a remote`,
        remedy: remedyForMissing(layout, candidate),
      })),
  );
};

function remedyForSecond(remote: RemoteArtifact, other: HostArtifact | RemoteArtifact): string {
  if (other === remote) return 'List it once.';
  if (other.kind === 'host') return together(remote.name);
  return 'Take it out of one of the two; ship the remote that gives it up first.';
}

/** A layout is drawn by the host or provided by one remote, never both. */
export const checkLayoutsOnce: Rule = (candidate) => {
  const { host } = candidate;
  const first = new Map<string, HostArtifact | RemoteArtifact>();
  if (host) for (const layout of host.provides.layouts) first.set(layout, host);
  return newestLast(candidate).flatMap((remote) =>
    remote.descriptor.layouts.flatMap((layout) => {
      const other = first.get(layout);
      first.set(layout, other ?? remote);
      if (!other) return [];
      return {
        rule: 'layouts',
        place: `remotes/${remote.name}/remote.json, layouts, ${layout}`,
        message: `is ${other.kind === 'host' ? 'drawn' : 'provided'} by ${titleOf(other)} already`,
        remedy: remedyForSecond(remote, other),
      };
    }),
  );
};

/** The server build of a new remote holds each layout that it provides. */
export const checkLayoutFiles: Rule = ({ remotes, changed }) =>
  remotes
    .filter(({ name }) => changed.has(name))
    .flatMap((remote) =>
      remote.descriptor.layouts
        .map(layoutServerFile)
        .filter((file) => !(file in remote.files))
        .map((file) => ({
          rule: 'exposes',
          place: `${titleOf(remote)}, ${file}`,
          message: 'is not in the server build',
          remedy: 'Build it again with the preset of platform/build.',
        })),
    );
