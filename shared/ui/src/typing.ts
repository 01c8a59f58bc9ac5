/** The shortest text that is looked up while it is typed. */
export const SHORTEST_TEXT = 2;

/** For `useRead`: how long typing must rest before it asks. */
export const TYPING_PAUSE = { delayMs: 150 };
