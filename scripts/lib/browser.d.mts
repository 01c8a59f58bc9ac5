export interface FoundBrowser {
  executablePath: string;
  /** Where it was found, for a person. */
  source: string;
  /** For Playwright's `launch`. */
  launch: { executablePath: string; args: string[]; chromiumSandbox: boolean };
}
/** What to tell a person whose machine has no browser. */
export const BROWSER_REMEDY: string;
export function findBrowser(options?: { shell?: boolean }): Promise<FoundBrowser | undefined>;
