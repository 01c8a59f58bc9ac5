/** Arguments that every Chromium is started with here. */
export const CHROMIUM_ARGUMENTS: string[];
/**
 * False where Chromium's sandbox cannot work: for root, and on machines for tests (`CI`), whose containers forbid
 * what it is made of.
 */
export function maySandbox(variables?: NodeJS.ProcessEnv, user?: number): boolean;
/** Whether a file can be run. */
export function isExecutable(file: string): boolean;
/**
 * Path of the Chromium or Chrome of the system, `undefined` without any. `shell` prefers its headless shell, for
 * what looks at pages alone; measurements are of the browser that people use.
 */
export function systemChromium(
  options?: { shell?: boolean },
  variables?: NodeJS.ProcessEnv,
): string | undefined;
