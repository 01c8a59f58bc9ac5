import { type Rule, titleOf } from './candidate.ts';

/** A new remote's scripts and styles stay within the bytes, brotli, that its descriptor allows. */
export const checkBudget: Rule = ({ remotes, changed }) =>
  remotes
    .filter(({ name }) => changed.has(name))
    .flatMap((remote) =>
      (['js', 'css'] as const).flatMap((kind) => {
        const limit = remote.descriptor.budget[kind];
        const sizes = Object.entries(remote.files)
          .filter(([path]) => path.startsWith('browser/') && path.endsWith(`.${kind}`))
          .map(([, record]) => record.br ?? record.bytes);
        const total = sizes.reduce((sum, size) => sum + size, 0);
        if (total <= limit) return [];
        return {
          rule: 'budget',
          place: `${titleOf(remote)}, ${kind}`,
          message: `takes ${total} bytes, ${total - limit} more than the budget of ${limit}`,
          remedy: `Make it smaller, or raise budget.${kind} in remotes/${remote.name}/remote.json.`,
        };
      }),
    );
