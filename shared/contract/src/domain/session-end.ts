/** Key of local storage: a word for why the last session of this browser ended, also for its other tabs. */
export const ENDED_KEY = 'evmandi-ended';
