import { hostname } from 'node:os';
import { formatField, readObject } from '@evmandi/contract/platform/documents';
import { identityOf, isAlive } from '@evmandi/contract/platform/process-identity';
import { z } from 'zod';
import { partVisitsSchema } from '../canary/part-visits.ts';
import { tallySchema } from '../canary/tally.ts';

/** An edge that was not heard of for so long does not count for a release. */
export const SILENT_MS = 15_000;
/** What dead edges left behind is swept after this time. */
export const FORGOTTEN_MS = 60 * 60 * 1000;

/** What an edge says of itself. */
export const edgeSchema = readObject({
  format: formatField,
  /** Of the process: another one has another. */
  id: z.string().regex(/^[0-9a-f-]{8,64}$/),
  machine: z.string(),
  pid: z.number().int().positive(),
  startTime: z.string().nullable(),
  port: z.number().int().nonnegative(),
  startedAt: z.iso.datetime(),
  /** State of the channel that it serves; 0 while it serves none. */
  sequence: z.number().int().nonnegative(),
  composition: z.number().int().nonnegative(),
  /** Of that composition, by `compositionDigest`; edges of before do not say it. */
  digest: z.string().optional(),
  /** The pages that were asked for most of late, and how often; what a release is rehearsed with. */
  asked: z.array(z.tuple([z.string(), z.number().int().positive()])).optional(),
  /** A newer state of the channel that it cannot serve, and why. */
  problem: readObject({ sequence: z.number().int(), reason: z.string() }).optional(),
  /** What it has heard of visits since its start, by canary (`canaryId`). */
  canaries: z
    .record(
      z.string(),
      readObject({ tally: tallySchema, failures: z.record(z.string(), z.number()) }),
    )
    .optional(),
  /** What it has heard since its start of the visits of each version, by `<name> <version>`. */
  visits: z.record(z.string(), partVisitsSchema).optional(),
});

export type EdgeState = z.infer<typeof edgeSchema>;

/** Which process this is. */
export function thisProcess(): Pick<EdgeState, 'machine' | 'pid' | 'startTime'> {
  const { pid, startTime } = identityOf(process.pid);
  return { machine: hostname(), pid, startTime };
}

/** Whether a process of this machine has ended; of another machine only its silence tells. */
export function hasEnded({
  machine,
  pid,
  startTime,
}: Pick<EdgeState, 'machine' | 'pid' | 'startTime'>): boolean {
  return machine === hostname() && !isAlive({ pid, startTime, bootId: null });
}
