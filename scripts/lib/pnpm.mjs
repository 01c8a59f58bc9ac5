import { runAttachedGuarded } from './child.mjs';
import { root } from './paths.mjs';

/** The one version that this repository is installed with. */
const PNPM_VERSION = '10.34.8';

/** npm settings that say how to reach the registry; pnpm understands them as they are. */
const NETWORK = new Set([
  'ca',
  'cafile',
  'cert',
  'globalconfig',
  'https_proxy',
  'key',
  'noproxy',
  'proxy',
  'registry',
  'strict_ssl',
  'userconfig',
]);

/** npm hands its own settings to the scripts it runs, and pnpm would take them for its own. @public */
export function withoutNpmSettings(env) {
  const kept = Object.entries(env).filter(([name]) => {
    const setting = /^npm_config_(.*)$/i.exec(name)?.[1];
    return setting === undefined || NETWORK.has(setting.toLowerCase());
  });
  return Object.fromEntries(kept);
}

/** Runs pnpm through npx, so that nothing global is needed; answers as `runAttached` does. */
export function pnpm(args) {
  return runAttachedGuarded('npx', ['--yes', `pnpm@${PNPM_VERSION}`, ...args], {
    cwd: root,
    env: withoutNpmSettings(process.env),
  });
}
