/** Returns the browsers beside Chromium that the system has, by their names in CI_REQUIRE. */
export function findEngines(): {
  /** Path of the executable. */
  firefox: string | undefined;
  /** WebKitWebDriver and Xvfb. */
  webkit: { driver: string; screen: string } | undefined;
};
/** Why an engine cannot be tried, and what to install. */
export const ENGINE_REMEDIES: Record<'firefox' | 'webkit', string>;
