import { join } from 'node:path';
import { RULE } from '../canary/verdict.ts';
import { evidenceIn, visitsIn } from '../cli/canary.ts';
import type { Trial } from '../cli/candidate/trial.ts';
import type { Refusal } from '../cli/checks/refusal.ts';
import { listen } from '../edge/server.ts';
import { createService } from '../release/service.ts';
import { makeToken } from '../release/tokens.ts';
import { openUploads } from '../release/uploads.ts';
import { hostArtifact, remoteArtifact } from './artifacts.ts';
import { releaseUnchecked } from './releases.ts';
import type { TestStore } from './stores.ts';
import { untried } from './trials.ts';

/** What the API signs its calls for the staff with. */
export const SECRET = 'a secret of thirty-two characters';

export interface TestService {
  url: string;
  port: number;
  reports: string[];
  /** What running a candidate finds. */
  found: Refusal[];
  /** Makes a token of one app, or of everything. */
  tokenOf: (app?: string) => Promise<string>;
  /** The service's clock. */
  clock: { now: number };
}

/** Runs `work` against a release service of a store in which host, catalog and checkout are live. */
export async function withService(
  { registry, dataDir }: TestStore,
  work: (service: TestService) => Promise<void>,
  /** What runs a candidate in place of a trial that runs nothing. */
  run?: Trial['run'],
): Promise<void> {
  await releaseUnchecked(registry, [
    hostArtifact(),
    remoteArtifact('catalog'),
    remoteArtifact('checkout'),
  ]);
  const reports: string[] = [];
  const found: Refusal[] = [];
  const clock = { now: Date.now() };
  const service = createService({
    registry,
    uploads: openUploads(registry, join(dataDir, 'uploads')),
    judging: { evidence: evidenceIn(dataDir), rule: RULE, visits: visitsIn(dataDir) },
    secret: SECRET,
    makeTrial: () => ({ ...untried(found), ...(run && { run }) }),
    report: (line) => reports.push(line),
    now: () => clock.now,
  });
  const server = await listen(service, 0, '127.0.0.1');
  const tokenOf = async (app?: string) =>
    (await makeToken(registry.records, { app, madeBy: 'a test', now: clock.now })).text;
  const url = `http://127.0.0.1:${server.port}`;
  await work({ url, port: server.port, reports, found, tokenOf, clock }).finally(() =>
    server.close(),
  );
}
