import { REPORTED } from './report.ts';

/** The window's events of what fails in a page. */
export const HEARD = ['error', 'unhandledrejection', REPORTED];
