import { parseArgs } from 'node:util';
import { UserError } from './context.ts';

const OPTIONS = {
  alone: { type: 'boolean' },
  against: { type: 'string' },
  packages: { type: 'string' },
  new: { type: 'boolean' },
  all: { type: 'boolean' },
  days: { type: 'string' },
  delete: { type: 'boolean' },
  page: { type: 'string' },
  pin: { type: 'boolean' },
  reason: { type: 'string' },
  to: { type: 'string' },
  'raise-budget': { type: 'string' },
  force: { type: 'string' },
  share: { type: 'string' },
  'no-rehearsal': { type: 'string' },
} as const;

export interface Arguments {
  names: string[];
  alone?: boolean | undefined;
  against?: string | undefined;
  packages?: string | undefined;
  new?: boolean | undefined;
  all?: boolean | undefined;
  days?: string | undefined;
  delete?: boolean | undefined;
  page?: string | undefined;
  pin?: boolean | undefined;
  reason?: string | undefined;
  to?: string | undefined;
  raiseBudget?: string | undefined;
  force?: string | undefined;
  share?: string | undefined;
  noRehearsal?: string | undefined;
}

/** The words behind a command. Throws a UserError with `usage` for an option that is unknown or has no reason. */
export function readArguments(words: string[], usage: string): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: OPTIONS,
      allowPositionals: true,
    });
    const { 'raise-budget': raiseBudget, 'no-rehearsal': noRehearsal, ...rest } = values;
    for (const reason of [raiseBudget, rest.force, noRehearsal, rest.reason]) {
      if (reason?.trim() === '') throw new Error('A reason must say something.');
    }
    return { names: positionals, raiseBudget, noRehearsal, ...rest };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}
