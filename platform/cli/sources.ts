import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Source } from '@evmandi/contract/platform/composition';
import type { Refusal } from './checks/refusal.ts';

const run = promisify(execFile);

/** What a git command prints; `undefined` when it fails, or when there is no git. */
async function git(root: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await run('git', ['-C', root, ...args])).stdout.trim();
  } catch {
    return undefined;
  }
}

/** The commit that a project's folder is at; `undefined` when the folder is not the top of a git checkout. */
export async function readSource(root: string): Promise<Source | undefined> {
  const top = await git(root, 'rev-parse', '--show-toplevel');
  if (top === undefined || realpathSync(top) !== realpathSync(root)) return undefined;
  const [commit, changes] = await Promise.all([
    git(root, 'rev-parse', 'HEAD'),
    git(root, 'status', '--porcelain'),
  ]);
  return commit ? { commit, clean: changes === '' } : undefined;
}

/** Who works in a checkout, by name; `undefined` where git does not know. */
export async function readAuthor(root: string): Promise<string | undefined> {
  const name = await git(root, 'config', 'user.name');
  return name ? name.slice(0, 200) : undefined;
}

const short = (commit: string) => commit.slice(0, 9);

/** An app about to be shipped, and what its live version was built from. */
interface Ancestry {
  root: string;
  app: string;
  now: Source;
  live: Source;
}

/** How a checkout stands to the commit that the live version was built from. */
async function standing({ root, now, live }: Ancestry) {
  const isPart = (older: string, newer: string) =>
    git(root, 'merge-base', '--is-ancestor', older, newer).then((said) => said !== undefined);
  if (await isPart(live.commit, now.commit)) return 'holds it';
  if (await isPart(now.commit, live.commit)) return 'is older';
  return (await git(root, 'cat-file', '-t', live.commit)) === 'commit' ? 'is beside it' : 'unknown';
}

/**
 * The checkout holds the commit that the live version was built from, so that shipping it loses no work.
 * Without `strict`, another branch may take its place: a start ships what a developer has at hand.
 */
export async function checkAncestry(ancestry: Ancestry, strict: boolean): Promise<Refusal[]> {
  const { app, now, live } = ancestry;
  const found = await standing(ancestry);
  if (found === 'holds it' || (found === 'is beside it' && !strict)) return [];
  const from = `commit ${short(live.commit)}, from which the live ${app} was shipped`;
  const message = {
    'is older': `is older than ${from}`,
    'is beside it': `does not hold ${from}`,
    unknown: `${from}, is not known in this checkout`,
  }[found];
  return [
    {
      rule: 'ancestry',
      place: `${app}, built from commit ${short(now.commit)}`,
      message,
      remedy: `Bring that commit in (git pull); to go back on purpose: npm run rollback -- ${app}, or npm run ship -- ${app} --force "<why>".`,
    },
  ];
}
