/** Ends a part of a command: what was done since the part before is called `name`. */
export type Lap = (name: string) => void;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Takes the time of a command part by part, from the start of its process. */
export function createLaps(now: () => number = () => performance.now()) {
  const parts = new Map<string, number>();
  let last = 0;
  const lap: Lap = (name) => {
    const time = now();
    parts.set(name, (parts.get(name) ?? 0) + time - last);
    last = time;
  };
  return {
    lap,
    /** Such as `9.1 s: 0.4 s start, 4.1 s build, ...`. */
    text: () => {
      const named = [...parts].map(([name, taken]) => `${seconds(taken)} ${name}`);
      return `${seconds(last)}: ${named.join(', ')}`;
    },
  };
}
