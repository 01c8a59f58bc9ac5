import type { ReportContext } from '@evmandi/runtime';

/** Name of the window's event that carries each report: `detail` is the error with its `ReportContext`. */
const REPORTED = 'evmandi:failure';

/** The one way of a failure to those who develop the site; visitors read `visitorText` instead. */
export function report(error: unknown, { remote = 'host', phase }: ReportContext): void {
  console.error(`${remote}, ${phase}:`, error);
  window.dispatchEvent(new CustomEvent(REPORTED, { detail: { error, remote, phase } }));
}
