import type { Environment } from '../edge/environment.ts';

/** The API's environment: this process's own, with what was worked out here. */
export function apiVariables({ port, apiPort, dataDir }: Environment): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
  };
}
