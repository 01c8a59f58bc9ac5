/** Ends a part of a command: what was done since the part before is called `name`. */
export type Lap = (name: string) => void;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** The part whose time stands apart: it has a bound of its own, which is none of the release's. */
export const REHEARSAL = 'rehearsal';

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
    /** Such as `9.1 s: 0.4 s start, 4.1 s build, ...; and 31.0 s rehearsal`. */
    text: () => {
      const apart = parts.get(REHEARSAL);
      const named = [...parts]
        .filter(([name]) => name !== REHEARSAL)
        .map(([name, taken]) => `${seconds(taken)} ${name}`);
      const rest = apart === undefined ? '' : `; and ${seconds(apart)} ${REHEARSAL}`;
      return `${seconds(last - (apart ?? 0))}: ${named.join(', ')}${rest}`;
    },
  };
}
