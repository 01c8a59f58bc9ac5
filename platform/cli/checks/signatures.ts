import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  Artifact,
  HostArtifact,
  RemoteArtifact,
} from '@evmandi/contract/platform/composition';
import type { Declarations } from '../../build/declarations.ts';
import { type Candidate, type FolderOf, titleOf } from './candidate.ts';
import { compareDeclarations, type TypedUses, whatsOf } from './compare-declarations.ts';
import type { Reading } from './inspection/reading.ts';
import type { Refusal } from './refusal.ts';

/** Text of the declarations that an artefact records; `undefined` for one of before, of which nobody knows. */
async function recordedIn(artifact: Artifact, folderOf: FolderOf): Promise<string | undefined> {
  const { declarations } = artifact;
  if (declarations === undefined) return undefined;
  return readFile(join(folderOf(artifact), declarations), 'utf8').catch(() => undefined);
}

function usesOf({ uses, descriptor }: RemoteArtifact, { provides }: HostArtifact): TypedUses {
  return {
    runtime: uses.runtime.filter((name) => provides.runtime.includes(name)),
    slots: descriptor.slots.filter((slot) => provides.slots.includes(slot)),
    layouts: descriptor.layouts.length > 0,
  };
}

/** What several remotes use together: it is compared once. */
const joined = (uses: readonly TypedUses[]): TypedUses => ({
  runtime: [...new Set(uses.flatMap(({ runtime }) => runtime))],
  slots: [...new Set(uses.flatMap(({ slots }) => slots))],
  layouts: uses.some(({ layouts }) => layouts),
});

interface Found {
  remote: RemoteArtifact;
  what: string;
  message: string;
}

/** Of a new host: what it has changed, with all live remotes that use it as it was. */
function refuseHost(host: HostArtifact, found: readonly Found[]): Refusal[] {
  const whats = [...new Set(found.map(({ what }) => what))];
  return whats.map((what) => {
    const users = found.filter((one) => one.what === what);
    const names = users.map(({ remote }) => titleOf(remote)).join(', ');
    return {
      rule: 'signature',
      place: `${titleOf(host)}, ${what}`,
      message: `no longer fits the live ${names}, built against what it was: ${users[0]?.message}`,
      remedy: `Let what is new be optional, or ship the host together with ${users.map(({ remote: { name } }) => name).join(', ')}.`,
    };
  });
}

const refuseRemote = (host: HostArtifact, { remote, what, message }: Found): Refusal => ({
  rule: 'signature',
  place: `${titleOf(remote)}, ${what}`,
  message: `was built against another one than ${titleOf(host)} provides: ${message}`,
  remedy: `Ship the host first, or with it: npm run ship -- host ${remote.name}. If it does fit, raise the version in its package.json, so that it is built anew.`,
});

/**
 * What the host provides still fits what each remote was built against: names of the runtime that it uses, props of
 * its slots and layouts, by the compiler's own rules.
 */
export async function checkSignatures(
  { host, remotes, changed }: Candidate,
  folderOf: FolderOf,
  reading: Reading = () => undefined,
): Promise<Refusal[]> {
  const now = host && (await recordedIn(host, folderOf));
  if (!host || now === undefined) return [];
  const concerned = changed.has('host') ? remotes : remotes.filter(({ name }) => changed.has(name));
  const byRecord = new Map<string, RemoteArtifact[]>();
  for (const remote of concerned) {
    const then = await recordedIn(remote, folderOf);
    if (then === undefined || then === now) continue;
    byRecord.set(then, [...(byRecord.get(then) ?? []), remote]);
  }
  const found: Found[] = [];
  for (const [then, users] of byRecord) {
    const read = (text: string) => JSON.parse(text) as Declarations;
    const names = users.filter(({ name }) => changed.has(name)).map(titleOf);
    reading(`${names.join(', ') || titleOf(host)}, its declarations`);
    const uses = users.map((remote) => ({ remote, ...usesOf(remote, host) }));
    const misfits = await compareDeclarations(read(then), read(now), joined(uses));
    for (const { remote, ...own } of uses) {
      const asked = whatsOf(own);
      const of = misfits.filter(({ what }) => asked.includes(what));
      found.push(...of.map((misfit) => ({ remote, ...misfit })));
    }
  }
  const ofRemotes = found.filter(({ remote }) => changed.has(remote.name));
  const ofHost = found.filter(({ remote }) => !changed.has(remote.name));
  return [...refuseHost(host, ofHost), ...ofRemotes.map((one) => refuseRemote(host, one))];
}
