import { setTimeout as wait } from 'node:timers/promises';

/** How often a move of the channel is tried that others went ahead of. */
export const MOST_ATTEMPTS = 60;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 1_000;

/** After somebody else went first: at random and longer each time, so that many who ship at once let each other pass. */
export const pauseAfter = (attempt: number): Promise<void> =>
  wait(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
