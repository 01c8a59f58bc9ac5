import type { Environment } from '../../edge/environment.ts';
import { startScratchApi } from './scratch-api.ts';

const PROBE_MS = 5_000;

/** The API that a candidate is run with. */
export interface TrialApi {
  /** Without `/api`. */
  url: string;
  /** What the history calls it. */
  title: string;
  /** Whether the demo accounts may be signed in with. */
  demoAccounts: boolean;
  stop: () => Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(PROBE_MS) })).ok;
  } catch {
    return false;
  }
}

interface FindOptions {
  root: string;
  environment: Pick<Environment, 'apiInternalUrl' | 'databaseUrl'>;
  say: (line: string) => void;
  /** Gives up what is being started. */
  signal: AbortSignal;
}

/**
 * The site's own API where it answers, else one on a scratch database; `undefined` when neither can be had.
 * Never rejects.
 */
export async function findApi(options: FindOptions): Promise<TrialApi | undefined> {
  const { root, environment, say, signal } = options;
  const { apiInternalUrl: url, databaseUrl } = environment;
  if (await answers(url)) {
    const demoAccounts = databaseUrl === undefined && /^http:\/\/(?:localhost|127\.)/.test(url);
    return { url, title: `the API at ${url}`, demoAccounts, stop: async () => undefined };
  }
  if (signal.aborted) return undefined;
  say(`No API answers at ${url}: starting one on a scratch database with the sample data ...`);
  try {
    const api = await startScratchApi(root, signal);
    return { ...api, title: 'an API on a scratch database', demoAccounts: true };
  } catch (error) {
    if (!signal.aborted) say(`It could not be started: ${(error as Error).message}`);
    return undefined;
  }
}
