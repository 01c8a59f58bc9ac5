/** Network and processor as the browser is made to have them. */
export interface Throttling {
  /** Bits per second downwards; a third of it upwards. */
  bitsPerSecond: number;
  latencyMs: number;
  cpuSlowdown: number;
}

export type Condition = 'throttled' | 'unthrottled';

export const CONDITIONS: Record<Condition, Throttling | undefined> = {
  throttled: { bitsPerSecond: 1_600_000, latencyMs: 150, cpuSlowdown: 4 },
  unthrottled: undefined,
};
