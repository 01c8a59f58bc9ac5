import { VERSION_PATTERN } from '@evmandi/contract/platform/composition';
import type { VisitReport } from '@evmandi/contract/platform/vitals';
import { z } from 'zod';
import type { Metric } from './tally.ts';

/** More than a report takes. */
export const MOST_BYTES = 4_096;

/** What web.dev calls good, in milliseconds and for `cls` as a score; a visit over it is bad. */
const GOOD: Record<Exclude<Metric, 'errors'>, number> = { lcp: 2_500, inp: 200, cls: 0.1 };

const name = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const measured = z.number().min(0).max(3_600_000).optional();

const reportSchema = z.strictObject({
  id: z.string().max(300),
  failures: z
    .array(
      z.strictObject({
        remote: name.optional(),
        version: z.string().regex(VERSION_PATTERN).optional(),
        phase: z.enum(['load', 'run', 'storage']),
      }),
    )
    .max(8)
    .optional(),
  ...{ lcp: measured, inp: measured, cls: measured },
}) satisfies z.ZodType<VisitReport>;

/** Reads a report as a page sends it; `undefined` when it is none. */
export function readReport(text: string): VisitReport | undefined {
  try {
    return reportSchema.safeParse(JSON.parse(text)).data as VisitReport | undefined;
  } catch {
    return undefined;
  }
}

/** In what a visit was bad, as far as a report says. */
export function badIn(report: VisitReport): Partial<Record<Metric, boolean>> {
  const bad: Partial<Record<Metric, boolean>> = {};
  if (report.failures) bad.errors = report.failures.length > 0;
  for (const metric of ['lcp', 'inp', 'cls'] as const) {
    const value = report[metric];
    if (value !== undefined) bad[metric] = value > GOOD[metric];
  }
  return bad;
}
