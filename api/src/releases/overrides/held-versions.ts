import { versionsText } from '@evmandi/contract/platform/override';
import { lackingSchema } from '@evmandi/contract/platform/staff-reads';
import { Failure, refused } from '../../http/failure.ts';
import type { ReleaseService, ServiceCall } from '../admin/release-service.ts';

const WHY = { unknown: 'is not in the registry', retired: 'is retired' };

/**
 * Throws 422 `version_lacking`, with a message at `versions.<part>`, for versions that nobody can be given. While the
 * release service is away nothing is known of them: then the edge has the last word, as it has in any case.
 */
export async function requireHeld(
  service: ReleaseService | undefined,
  person: ServiceCall['person'],
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  if (!service) return;
  const path = `/v1/lacking?${new URLSearchParams({ versions: versionsText(versions) })}`;
  const answer = await service.call({ method: 'GET', path, person }).catch((error: unknown) => {
    if (error instanceof Failure) return undefined;
    throw error;
  });
  const lacking = lackingSchema.safeParse(answer).data?.lacking ?? [];
  if (lacking.length === 0) return;
  const errors = lacking.map(({ app, version, why }) => ({
    path: `versions.${app}`,
    message: `${app} ${version} ${WHY[why]}: choose another version`,
  }));
  throw refused('version_lacking', errors.map(({ message }) => message).join('. '), errors);
}
