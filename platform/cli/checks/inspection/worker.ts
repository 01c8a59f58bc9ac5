import process from 'node:process';
import type { InspectionMessage } from './inspector.ts';
import { type InspectionJob, performJob } from './job.ts';

const say = (message: InspectionMessage) => void process.send?.(message);

process.on('message', (job) => {
  performJob(job as InspectionJob, (place) => say({ reading: place })).then(
    (refusals) => say({ refusals }),
    (error: unknown) => say({ failed: String(error).slice(0, 400) }),
  );
});
process.once('disconnect', () => process.exit());
