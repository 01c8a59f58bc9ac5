export { findRoot, listApps } from './apps.ts';
export { buildApp } from './build-app.ts';
export { startAloneServer, startDevServer } from './dev-server.ts';
export { appVersion } from './input-hash.ts';
