/** Network and processor as the browser is made to have them. */
export interface Throttling {
  /** Left out where a link in front of the site does it. */
  network?: {
    /** Bits per second downwards; a third of it upwards. */
    bitsPerSecond: number;
    latencyMs: number;
  };
  cpuSlowdown: number;
}

/** What holds while something is loaded. */
export interface Condition {
  throttling?: Throttling;
  /** Called before anything is loaded under it. */
  begin?: () => Promise<void>;
}

export type ConditionName = 'throttled' | 'unthrottled';

export const CONDITIONS: Record<ConditionName, Condition> = {
  throttled: {
    throttling: { network: { bitsPerSecond: 1_600_000, latencyMs: 150 }, cpuSlowdown: 4 },
  },
  unthrottled: {},
};
