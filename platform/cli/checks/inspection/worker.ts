import process from 'node:process';
import type { Refusal } from '../refusal.ts';
import type { InspectionMessage } from './inspector.ts';
import { type InspectionJob, performJob } from './job.ts';

/** More are not read by anybody, and the process that started this one would hold them all. */
const MOST_REFUSALS = 200;

const say = (message: InspectionMessage) => void process.send?.(message);

/** The first refusals, and how many there are besides. */
function firstOf(refusals: Refusal[]): Refusal[] {
  const [last] = refusals.slice(MOST_REFUSALS);
  if (!last) return refusals;
  const more = {
    rule: 'inspection',
    place: last.place,
    message: `here and elsewhere are ${refusals.length - MOST_REFUSALS} more faults`,
    remedy: 'Mend those that are listed, then ship again.',
  };
  return [...refusals.slice(0, MOST_REFUSALS), more];
}

process.on('message', (job) => {
  performJob(job as InspectionJob, (place) => say({ reading: place })).then(
    (refusals) => say({ refusals: firstOf(refusals) }),
    (error: unknown) => say({ failed: String(error).slice(0, 400) }),
  );
});
process.once('disconnect', () => process.exit());
