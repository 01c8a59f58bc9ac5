import type { GcAnswer } from '../release/contract.ts';
import type { OldUpload } from '../release/old-uploads.ts';
import type { Plan } from './plan.ts';
import { REASONS } from './why-kept.ts';

const sum = (all: readonly { bytes: number }[]) =>
  all.reduce((total, { bytes }) => total + bytes, 0);

/** What a run did, or a dry run would do, by app. */
export function answerOf(
  { versions, kept, compositions }: Plan,
  uploads: readonly OldUpload[],
  deleted: boolean,
): GcAnswer {
  const apps = [...new Set([...versions, ...kept].map(({ app }) => app))].sort();
  return {
    deleted,
    apps: apps.map((app) => {
      const own = kept.filter((one) => one.app === app);
      const reasons = REASONS.map((reason) => ({
        reason,
        versions: own.filter((one) => one.reason === reason).length,
      }));
      return {
        app,
        versions: versions
          .filter((one) => one.app === app)
          .map(({ version, bytes, until }) => ({ version, bytes, until: until ?? null })),
        kept: { versions: own.length, bytes: sum(own) },
        reasons: reasons.filter((one) => one.versions > 0),
      };
    }),
    compositions: { deleted: compositions.old.length, kept: compositions.kept },
    uploads: { deleted: uploads.length, bytes: sum(uploads) },
  };
}

/** `2 kB` or `3.4 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** In a line, for the log. */
export function describeAnswer({ apps, compositions, uploads }: GcAnswer): string {
  const all = apps.flatMap(({ app, versions }) => versions.map((one) => ({ app, ...one })));
  const names = all.map(({ app, version }) => `${app} ${version}`).join(', ');
  const counts = `${all.length} versions (${sizeText(sum(all))}), ${compositions.deleted} compositions, ${uploads.deleted} uploads`;
  return names ? `deleted ${counts}: ${names}`.slice(0, 2_000) : `deleted ${counts}`;
}
