import { existsSync } from 'node:fs';
import path from 'node:path';

const onPath = (names) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find((file) => existsSync(file));

// WebKit is driven in a window, which needs a screen: Xvfb is one without a monitor.
export function findEngines() {
  const driver = onPath(['WebKitWebDriver']);
  const screen = onPath(['Xvfb']);
  return {
    firefox: onPath(['firefox-esr', 'firefox']),
    webkit: driver && screen ? { driver, screen } : undefined,
  };
}

export const ENGINE_REMEDIES = {
  firefox: 'no Firefox here; apt-get install firefox-esr',
  webkit: 'no WebKit that can be driven here; apt-get install webkit2gtk-driver xvfb',
};
