import { spawnSync } from 'node:child_process';
import { root } from '../../lib/paths.mjs';
import { Problem } from '../../lib/problem.mjs';

function git(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Problem(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/** Returns the files that differ from a commit, uncommitted and new ones included, as paths from the root. */
export function changedFiles(since) {
  return [
    ...new Set([
      ...git(['diff', '--name-only', since]),
      ...git(['ls-files', '--others', '--exclude-standard']),
    ]),
  ].sort();
}

/** Returns all files of the repository, new ones included, as paths from the root. */
export const allFiles = () => git(['ls-files', '--cached', '--others', '--exclude-standard']);
