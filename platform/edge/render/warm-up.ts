import { inTime } from './in-time.ts';

interface WarmUpOptions {
  /** The most asked addresses, the most asked first. */
  addresses: string[];
  warm: (address: string) => Promise<void>;
  limitMs: number;
  /** How many are warmed at once. */
  atOnce: number;
}

/** Warms addresses in their order until the time is up. What fails or is not finished by then is left. Never rejects. */
export async function warmUp({ addresses, warm, limitMs, atOnce }: WarmUpOptions): Promise<void> {
  const left = [...addresses];
  let timeIsUp = false;
  const one = async () => {
    for (let next = left.shift(); next !== undefined && !timeIsUp; next = left.shift()) {
      await warm(next).catch(() => undefined);
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, one));
  await inTime(all, limitMs).catch(() => undefined);
  timeIsUp = true;
}
