/** What a page says whose code could not be had, beside what can be read of it. */
export const NOT_STARTED = 'This page did not start. Its controls do not work.';

/** Class of that line, in the sheet of the host. */
export const NOT_STARTED_CLASS = 'ev-start-failure';
