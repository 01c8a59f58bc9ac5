import { constants, setPriority } from 'node:os';
import { perform } from './perform.ts';
import type { RehearsalJob } from './report.ts';

/** What it starts has its priority: renderers, and the browser. */
try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // The system does not allow it: it rehearses all the same.
}

process.once('message', (job) => {
  perform(job as RehearsalJob).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
