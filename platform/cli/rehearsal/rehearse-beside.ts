import { describeSite } from '../../edge/site.ts';
import type { Registry } from '../../registry/registry.ts';
import { openTrialRegistry } from '../candidate/trial-registry.ts';
import type { Candidate, FolderOf } from '../checks/candidate.ts';
import { titleOf } from '../checks/candidate.ts';
import { addressesToRehearse } from './addresses.ts';
import { rehearse } from './rehearse.ts';
import type { RehearsalJob, RehearsalReport } from './report.ts';

interface BesideOptions
  extends Pick<RehearsalJob, 'apiUrl' | 'config' | 'dist' | 'browser' | 'limitMs'> {
  registry: Registry;
  /** Ends it. */
  signal: AbortSignal;
}

const titlesOf = ({ host, remotes, changed }: Candidate) =>
  [...(host ? [host] : []), ...remotes]
    .filter(({ name }) => changed.has(name))
    .map(titleOf)
    .join(', ');

/** Rehearses a candidate beside what is live; `undefined` where nothing is. */
export async function rehearseBeside(
  { registry, signal, ...options }: BesideOptions,
  candidate: Candidate,
  folderOf: FolderOf,
): Promise<RehearsalReport | undefined> {
  const { live } = candidate;
  if (!live) return undefined;
  const stored: FolderOf = ({ name, version }) => registry.artifactFolder(name, version) ?? '';
  const opened = await Promise.all([
    openTrialRegistry(registry, { ...candidate, host: live.host, remotes: live.remotes }, stored),
    openTrialRegistry(registry, candidate, folderOf),
  ]);
  const [before, after] = opened;
  try {
    const site = describeSite(before.release);
    const addresses = await addressesToRehearse(site, await registry.edges(), options.apiUrl);
    const title = titlesOf(candidate);
    return await rehearse({ ...options, live: before, next: after, title, addresses }, signal);
  } finally {
    await Promise.all(opened.map((one) => one.remove()));
  }
}
