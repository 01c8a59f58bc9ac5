export { findRoot, HOST, listApps } from './apps.ts';
export { buildApp } from './build-app.ts';
export { type DevServer, startDevServer } from './dev-server.ts';
export { appVersion, inputHash } from './input-hash.ts';
