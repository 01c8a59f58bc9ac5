/** What `rsbuild.config.ts` of host and remotes import. */
export { hostConfig, remoteConfig } from './preset.ts';
