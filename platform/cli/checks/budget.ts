import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import { type Rule, titleOf } from './candidate.ts';

const KINDS = ['js', 'css'] as const;

/** Bytes of a remote's scripts or styles, brotli. */
function bytesOf({ files }: RemoteArtifact, kind: 'js' | 'css'): number {
  return Object.entries(files)
    .filter(([path]) => path.startsWith('browser/') && path.endsWith(`.${kind}`))
    .reduce((sum, [, record]) => sum + (record.br ?? record.bytes), 0);
}

/** A new remote's scripts and styles stay within the bytes, brotli, that its descriptor allows. */
export const checkBudget: Rule = ({ remotes, changed }) =>
  remotes
    .filter(({ name }) => changed.has(name))
    .flatMap((remote) =>
      KINDS.flatMap((kind) => {
        const limit = remote.descriptor.budget[kind];
        const total = bytesOf(remote, kind);
        if (total <= limit) return [];
        return {
          rule: 'budget',
          place: `${titleOf(remote)}, ${kind}`,
          message: `takes ${total} bytes, ${total - limit} more than the budget of ${limit}`,
          remedy: `Make it smaller, or raise budget.${kind} in remotes/${remote.name}/remote.json and give the reason: --raise-budget "<why>".`,
        };
      }),
    );

/** What `--raise-budget` lifts. */
export const BUDGET_RAISED = 'budget-raised';

/** A budget is no higher than that of the live release. */
export const checkBudgetRaised: Rule = ({ remotes, changed, live }) =>
  remotes
    .filter(({ name }) => changed.has(name))
    .flatMap(({ name, descriptor }) => {
      const before = live?.remotes.find((remote) => remote.name === name)?.descriptor.budget;
      return KINDS.flatMap((kind) => {
        const limit = descriptor.budget[kind];
        if (!before || limit <= before[kind]) return [];
        return {
          rule: BUDGET_RAISED,
          place: `remotes/${name}/remote.json, budget.${kind}`,
          message: `is raised from ${before[kind]} to ${limit} bytes`,
          remedy: `Keep it, or give the reason, which the history keeps: npm run ship -- ${name} --raise-budget "<why>".`,
        };
      });
    });
