interface Failure {
  /** The remote whose code failed; the host's own otherwise. */
  remote?: string | undefined;
  /** `load`: its code could not be had. `run`: it threw while it loaded data or rendered. */
  phase: 'load' | 'run';
}

/** Name of the window's event that carries each report: `detail` is the error with its `Failure`. */
const REPORTED = 'evmandi:failure';

/** The one way of a failure to those who develop the site; visitors read `visitorText` instead. */
export function report(error: unknown, { remote = 'host', phase }: Failure): void {
  console.error(`${remote}, ${phase}:`, error);
  window.dispatchEvent(new CustomEvent(REPORTED, { detail: { error, remote, phase } }));
}
