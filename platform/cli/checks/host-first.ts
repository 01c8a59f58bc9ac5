import type { Rule } from './candidate.ts';

/** Remotes need a host to run in. */
export const checkHostFirst: Rule = ({ host, changed }) =>
  host
    ? []
    : [
        {
          rule: 'host-first',
          place: [...changed].join(', '),
          message: 'no host is released yet',
          remedy: 'Ship the host first, or with it: npm run ship -- host.',
        },
      ];
