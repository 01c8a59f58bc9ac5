import type {
  ArtifactNames,
  HostArtifact,
  RemoteArtifact,
} from '@evmandi/contract/platform/composition';
import { type Rule, titleOf } from './candidate.ts';
import type { Refusal } from './refusal.ts';

const KINDS: Record<keyof ArtifactNames, string> = {
  runtime: 'the name',
  router: 'the router name',
  tokens: 'the token',
  slots: 'the slot',
};

function refuse(
  host: HostArtifact,
  remote: RemoteArtifact,
  what: string,
  dropped: boolean,
): Refusal {
  return dropped
    ? {
        rule: 'names-dropped',
        place: `${titleOf(host)}, ${what}`,
        message: `is no longer provided, but the live ${titleOf(remote)} uses it`,
        remedy: `Keep it, or ship a ${remote.name} that does without it first.`,
      }
    : {
        rule: 'names-used',
        place: `${titleOf(remote)}, ${what}`,
        message: `is not provided by ${titleOf(host)}`,
        remedy: 'Ship the host first, or do without it.',
      };
}

/** The host provides every name of the runtime, the router, the tokens and the slots that a remote uses. */
export const checkNames: Rule = ({ host, remotes, changed }) => {
  if (!host) return [];
  return remotes.flatMap((remote) => {
    const uses = { ...remote.uses, slots: remote.descriptor.slots };
    const dropped = changed.has('host') && !changed.has(remote.name);
    return (Object.keys(KINDS) as (keyof ArtifactNames)[]).flatMap((kind) =>
      uses[kind]
        .filter((name) => !host.provides[kind].includes(name))
        .map((name) => refuse(host, remote, `${KINDS[kind]} ${name}`, dropped)),
    );
  });
};
