/** Arguments every browser of the tests and measurements is started with. */
export const LAUNCH_ARGS: string[];
/** What to tell a person whose machine has no browser. */
export const BROWSER_REMEDY: string;
export function findBrowser(options?: {
  shell?: boolean;
}): Promise<{ executablePath: string; source: string } | undefined>;
