import { isOwnMachine } from '@evmandi/contract/platform/own-machine';
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
  /** Whether it has the sample data alone. */
  scratch: boolean;
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
  environment: Pick<Environment, 'apiInternalUrl' | 'databaseUrl' | 'host'>;
  say: (line: string) => void;
  /** Gives up what is being started. */
  signal: AbortSignal;
}

/** An API on a scratch database; `undefined` when it cannot be had. Never rejects. */
export async function findScratchApi({
  root,
  say,
  signal,
}: Omit<FindOptions, 'environment'>): Promise<TrialApi | undefined> {
  if (signal.aborted) return undefined;
  try {
    const api = await startScratchApi(root, signal);
    return { ...api, title: 'an API on a scratch database', demoAccounts: true, scratch: true };
  } catch (error) {
    if (!signal.aborted) say(`It could not be started: ${(error as Error).message}`);
    return undefined;
  }
}

/**
 * The site's own API where it answers, else one on a scratch database; `undefined` when neither can be had.
 * Never rejects.
 */
export async function findApi(options: FindOptions): Promise<TrialApi | undefined> {
  const { apiInternalUrl: url, databaseUrl, host } = options.environment;
  if (await answers(url)) {
    const isOwn = isOwnMachine(host) && /^http:\/\/(?:localhost|127\.)/.test(url);
    // Elsewhere they have other passwords than those that are known.
    const demoAccounts = databaseUrl === undefined && isOwn;
    const title = `the API at ${url}`;
    return { url, title, demoAccounts, scratch: false, stop: async () => undefined };
  }
  options.say(
    `No API answers at ${url}: starting one on a scratch database with the sample data ...`,
  );
  return findScratchApi(options);
}
