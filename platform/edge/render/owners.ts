import { type Breaker, createBreaker, type Outcome, type Ticket } from './breaker.ts';
import { createExpectedTime } from './expected-time.ts';

/** More than any site has remotes; those of releases before are forgotten, the oldest first. */
const MOST_OWNERS = 100;

/** What became of the pages of one remote in one version. Times are in milliseconds, summed up. */
export interface OwnerCounters {
  rendered: number;
  failed: number;
  /** Renders that cost their worker. */
  hung: number;
  /** Not begun, because the queue was full. */
  refused: number;
  /** Not begun, because the breaker was open. */
  broken: number;
  renderMs: number;
  /** Spent in the queue. */
  waitedMs: number;
  breaker: Breaker['state'];
}

export interface Owner {
  readonly breaker: Breaker;
  readonly expected: ReturnType<typeof createExpectedTime>;
  readonly counters: OwnerCounters;
  /** `isUsual`: those that follow are likely to take as long. */
  record(ticket: Ticket, outcome: Outcome, ms: number, isUsual?: boolean): void;
}

function createOwner(usualMs: number): Owner {
  const breaker = createBreaker();
  const expected = createExpectedTime(usualMs);
  const counts = {
    rendered: 0,
    failed: 0,
    hung: 0,
    refused: 0,
    broken: 0,
    renderMs: 0,
    waitedMs: 0,
    get breaker() {
      return breaker.state;
    },
  };
  return {
    breaker,
    expected,
    counters: counts,
    record(ticket, outcome, ms, isUsual = true) {
      breaker.record(ticket, outcome);
      if (isUsual) expected.add(ms);
      counts.renderMs += ms;
      counts[outcome === 'done' ? 'rendered' : outcome] += 1;
    },
  };
}

/** What the pool knows of each remote in each version; a render counts as `usualMs` at most. */
export function createOwners(usualMs: number) {
  const owners = new Map<string, Owner>();
  return {
    of(name: string): Owner {
      const owner = owners.get(name) ?? createOwner(usualMs);
      owners.delete(name);
      owners.set(name, owner);
      for (const old of [...owners.keys()].slice(0, -MOST_OWNERS)) owners.delete(old);
      return owner;
    },
    get counters(): Record<string, OwnerCounters> {
      return Object.fromEntries([...owners].map(([name, { counters }]) => [name, { ...counters }]));
    },
  };
}
