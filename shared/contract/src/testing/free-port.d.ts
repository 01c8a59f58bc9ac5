/** A port that is free, that no connection takes before it is used, and that is given once in this process. */
export function freePort(): Promise<number>;
