/** What the `rsbuild.config.ts` of a remote imports that stands outside of the workspace. */
export { remoteConfig } from './preset.ts';
