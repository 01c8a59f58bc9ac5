const MINUTE_MS = 60_000;

/** Calls that one address may make to a route in a minute. */
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: MINUTE_MS } });
