import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type EdgeState, thisProcess } from '../registry/edges.ts';
import type { Registry } from '../registry/types.ts';
import type { Serving } from './live-site.ts';
import { shared } from './shared.ts';

const SAY_EVERY_MS = 4_000;
/** How long the end of an edge may wait for the registry. */
const LEAVE_LIMIT_MS = 1_000;

interface PresenceOptions {
  registry: Registry;
  /** Port that the edge listens on. */
  port: number;
  /** The pages that were asked for most of late. */
  asked?: () => EdgeState['asked'];
  report: (line: string) => void;
  /** What it has heard of the visits of canaries. */
  canaries?: () => EdgeState['canaries'];
  /** What it has heard of the visits of each version. */
  visits?: () => EdgeState['visits'];
}

/**
 * Tells the registry what this edge serves, at each change and every few seconds, so that a release knows when
 * it is live. A registry that cannot be told is reported once.
 */
export function createPresence(options: PresenceOptions) {
  const { registry, port, asked, report, canaries, visits } = options;
  const id = randomUUID();
  const startedAt = new Date().toISOString();
  let serving: Serving = { state: undefined };
  let reported = '';

  const say = shared(async () => {
    const { state, digest, problem } = serving;
    const heard = canaries?.();
    const most = asked?.();
    const byPart = visits?.();
    try {
      await registry.acknowledge({
        ...{ id, ...thisProcess(), port, startedAt },
        sequence: state?.sequence ?? 0,
        composition: state?.composition ?? 0,
        ...(digest !== undefined && { digest }),
        ...(most && most.length > 0 && { asked: most }),
        ...(problem && { problem }),
        ...(heard && { canaries: heard }),
        ...(byPart && { visits: byPart }),
      });
      reported = '';
    } catch (error) {
      const line = `The registry does not learn what this edge serves: ${String(error)}`;
      if (line !== reported) report(line);
      reported = line;
    }
  });
  const every = setInterval(() => void say(), SAY_EVERY_MS).unref();
  void say();

  return {
    update(now: Serving): void {
      serving = now;
      void say();
    },
    /** Says that this edge ends. Never rejects, and never waits for long. */
    async close(): Promise<void> {
      clearInterval(every);
      const gone = say().then(() => registry.withdraw(id));
      await Promise.race([gone.catch(() => undefined), wait(LEAVE_LIMIT_MS)]);
    },
  };
}
