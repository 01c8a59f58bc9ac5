/** For code that nobody waits for yet, in milliseconds: what is late ends the wait for other code, too. */
export const AHEAD_MS = 60_000;
