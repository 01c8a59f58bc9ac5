import type { Trial } from '../cli/candidate/trial.ts';
import type { Refusal } from '../cli/checks/refusal.ts';

/** A trial that runs nothing; it refuses what stands in `refusals` at the time. */
export const untried = (refusals: readonly Refusal[] = []): Trial => ({
  begin: () => undefined,
  run: async () => ({ refusals: [...refusals], ran: 'nothing was run' }),
  end: async () => undefined,
});
