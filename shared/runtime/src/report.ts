/** What failed where: the technical side of a failure, which no visitor reads. */
export interface ReportContext {
  /** The remote concerned, when it is one. */
  remote?: string | undefined;
  /**
   * `load`: code could not be had. `run`: it threw while it loaded data or rendered. `storage`: what the
   * browser kept has a wrong shape.
   */
  phase: 'load' | 'run' | 'storage';
}

type Reporter = (error: unknown, context: ReportContext) => void;

let reporter: Reporter = (error, { remote, phase }) => {
  console.error(`[${[remote, phase].filter(Boolean).join(' ')}]`, error);
};

/** Replaces where reports go; the default is the browser's console. */
export function setReporter(next: Reporter): void {
  reporter = next;
}

/** Reports a failure that the visitor sees in other words, or not at all. Never throws. */
export function report(error: unknown, context: ReportContext): void {
  try {
    reporter(error, context);
  } catch {
    // A reporter that fails must not take the page with it.
  }
}
