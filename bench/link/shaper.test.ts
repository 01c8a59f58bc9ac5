import { type LinkSpeed, Shaper } from './shaper.ts';

/** Runs a shaper on a clock of its own until nothing is left to do. */
function simulation(speed: LinkSpeed) {
  let now = 0;
  let next: { at: number; wake: () => void } | undefined;
  const shaper = new Shaper(speed, {
    now: () => now,
    wakeAt: (at, wake) => {
      next = { at, wake };
    },
  });
  return {
    shaper,
    run: () => {
      while (next) {
        const { at, wake } = next;
        next = undefined;
        now = Math.max(now, at);
        wake();
      }
    },
    wait: (ms: number) => {
      now += ms;
    },
    arrivals: () => {
      const seen: { at: number; bytes: number }[] = [];
      return { seen, deliver: (data: Buffer) => seen.push({ at: now, bytes: data.length }) };
    },
  };
}

const total = (seen: { bytes: number }[]) => seen.reduce((sum, { bytes }) => sum + bytes, 0);

it('sends a small answer in its own time on the line and one delay', () => {
  const { shaper, run, arrivals } = simulation({ bitsPerSecond: 1_600_000, oneWayMs: 75 });
  const { seen, deliver } = arrivals();
  shaper.open(deliver).send(Buffer.alloc(2_000));
  run();
  expect(total(seen)).toBe(2_000);
  expect(seen.at(-1)?.at).toBeCloseTo(10 + 75, 5);
});

it('holds a new connection to ten packets for each of the first round trips, twice as many each time', () => {
  const { shaper, run, arrivals } = simulation({ bitsPerSecond: 1e12, oneWayMs: 75 });
  const { seen, deliver } = arrivals();
  shaper.open(deliver).send(Buffer.alloc(70 * 1_460));
  run();
  const rounds = [75, 225, 375].map((end) => total(seen.filter(({ at }) => at < end + 1)) / 1_460);
  expect(rounds).toEqual([10, 30, 70]);
});

it('fills a slow line once the window is open, and shares it evenly', () => {
  const { shaper, run, arrivals } = simulation({ bitsPerSecond: 1_600_000, oneWayMs: 75 });
  const [one, two] = [arrivals(), arrivals()];
  shaper.open(one.deliver).send(Buffer.alloc(100_000));
  shaper.open(two.deliver).send(Buffer.alloc(100_000));
  run();
  const end = Math.max(one.seen.at(-1)?.at ?? 0, two.seen.at(-1)?.at ?? 0);
  // 200 kB take 1,000 ms on the line; slow start leaves it idle for less than a round trip.
  expect(end).toBeGreaterThan(1_075);
  expect(end).toBeLessThan(1_225);
  const half = ({ seen }: typeof one) => total(seen.filter(({ at }) => at < end / 2));
  expect(Math.abs(half(one) - half(two))).toBeLessThan(3_000);
});

it('starts slowly again after a silence', () => {
  const { shaper, run, wait, arrivals } = simulation({ bitsPerSecond: 1e12, oneWayMs: 75 });
  const { seen, deliver } = arrivals();
  const flow = shaper.open(deliver);
  const inFirstRound = () => {
    const before = seen.length;
    flow.send(Buffer.alloc(30 * 1_460));
    run();
    const begin = seen[before]?.at ?? 0;
    return seen.slice(before).filter(({ at }) => at < begin + 1).length;
  };
  expect(inFirstRound()).toBe(10);
  wait(500);
  expect(inFirstRound()).toBe(30);
  wait(2_000);
  expect(inFirstRound()).toBe(10);
});

it('says when all of a flow was delivered', () => {
  const { shaper, run } = simulation({ bitsPerSecond: 1_600_000, oneWayMs: 75 });
  const delivered = jest.fn();
  const flow = shaper.open(() => {});
  flow.send(Buffer.alloc(10));
  flow.end(delivered);
  expect(delivered).not.toHaveBeenCalled();
  run();
  expect(delivered).toHaveBeenCalledTimes(1);
});
