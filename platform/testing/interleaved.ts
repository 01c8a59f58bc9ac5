import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '../registry/registry.ts';

/** Thrown in an actor whose process is killed; it calls nothing more. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** What reads, and the calls that change its answer. It is read once in between: reading is what the test costs. */
const CHANGED_BY: Record<string, readonly string[]> = {
  artifacts: ['putArtifact', 'removeArtifact'],
  artifactRecord: ['putArtifact', 'removeArtifact'],
  readComposition: ['removeComposition'],
  compositionNumbers: ['putComposition', 'removeComposition'],
  channelHistory: ['moveChannel', 'removeState'],
  marks: ['putMark'],
  deletions: ['beginDeletion', 'endDeletion'],
  tried: ['putTried', 'removeTried'],
};

/** Calls that change what is stored. */
const WRITES = new Set(Object.values(CHANGED_BY).flat());

/** Returns numbers from 0 to 1 that follow from the seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Call = (...values: unknown[]) => unknown;
type Gate = (name: string, call: () => unknown, values: unknown[]) => Promise<unknown>;

function withGate<Target extends object>(target: Target, gate: Gate): Target {
  return new Proxy(target, {
    get: (all, name: string) => {
      const member = Reflect.get(all, name) as unknown;
      if (typeof member !== 'function' || name === 'artifactFolder') return member;
      return (...values: unknown[]) => gate(name, () => (member as Call)(...values), values);
    },
  });
}

interface Actor {
  killedAtWrite?: number | undefined;
  speed?: number;
}

interface TurnOptions {
  registry: Registry;
  random: () => number;
  /** Called after each call that has changed something, before any other call. */
  onWrite: (name: string, values: unknown) => Promise<void>;
}

/** Lets several actors use one registry at once: a call at a time, in the order that the random numbers give. */
export function createTurns({ registry, random, onWrite }: TurnOptions) {
  const waiting: { go: () => void; speed: number }[] = [];
  const known = new Map<string, unknown>();
  let isBusy = false;

  function next(): void {
    if (isBusy || waiting.length === 0) return;
    let point = random() * waiting.reduce((sum, { speed }) => sum + speed, 0);
    const index = waiting.findIndex(({ speed }) => {
      point -= speed;
      return point <= 0;
    });
    const [chosen] = waiting.splice(index, 1);
    isBusy = true;
    chosen?.go();
  }

  const once: Gate = async (name, call, values) => {
    const key = `${name} ${values.join(' ')}`;
    for (const one of known.keys()) {
      if (CHANGED_BY[one.split(' ')[0] ?? '']?.includes(name)) known.delete(one);
    }
    const answer = known.get(key) ?? (await call());
    if (CHANGED_BY[name] && answer !== undefined) known.set(key, answer);
    return answer;
  };

  async function inTurn(speed: number, ...[name, call, values]: Parameters<Gate>) {
    await new Promise<void>((resolve) => {
      waiting.push({ go: () => resolve(), speed });
      setImmediate(next);
    });
    try {
      const result = await once(name, call, values);
      if (WRITES.has(name)) await onWrite(name, result);
      return result;
    } finally {
      isBusy = false;
      setImmediate(next);
    }
  }

  /**
   * The registry as an actor sees it. It is killed instead of its write of that index, if one is given; of two actors
   * the one with ten times the `speed` makes ten calls for one of the other.
   */
  return ({ killedAtWrite = Number.POSITIVE_INFINITY, speed = 1 }: Actor = {}): Registry => {
    let writes = 0;
    let isDead = false;
    const gate: Gate = (name, call, values) => {
      if (WRITES.has(name)) writes += 1;
      if (writes > killedAtWrite) isDead = true;
      if (isDead) return Promise.reject(new Killed(name));
      return inTurn(speed, name, call, values);
    };
    const stamped = {
      ...registry,
      // Files have the real time, and the clock of the test is ahead of it.
      putArtifact: async (staged: string) => {
        const now = new Date();
        await utimes(join(staged, 'artifact.json'), now, now).catch(() => undefined);
        return registry.putArtifact(staged);
      },
      // It goes by real time, too.
      sweep: async () => [],
      // The log decides about nothing here.
      records: withGate(
        { ...registry.records, beginCall: async () => undefined, endCall: async () => true },
        gate,
      ),
    };
    return withGate<Registry>(stamped, gate);
  };
}
