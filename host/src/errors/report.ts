import type { ReportContext } from '@evmandi/runtime';
import { healing } from '../federation/persist.ts';

/** Name of the window's event that carries each report: `detail` is the error with its `ReportContext`. */
export const REPORTED = 'evmandi:failure';

/**
 * Reports a failure with its technical text, by console and event. Visitors read `visitorText` instead. A
 * file that could not be had is asked for anew the next time.
 */
export function report(error: unknown, { remote = 'host', phase }: ReportContext): void {
  console.error(`${remote}, ${phase}:`, error);
  window.dispatchEvent(new CustomEvent(REPORTED, { detail: { error, remote, phase } }));
  // Offline, the code for that cannot be had either.
  if (Object(error).request) {
    healing().then(
      ({ heal }) => heal(error),
      () => {},
    );
  }
}
