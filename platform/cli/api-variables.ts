import type { Environment } from '../edge/environment.ts';

/** The API's environment: this process's own, with what was worked out here. */
export function apiVariables({
  port,
  apiPort,
  releasePort,
  dataDir,
}: Environment): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    // Its own release service, wherever the command line ships to.
    RELEASE_URL: `http://127.0.0.1:${releasePort}`,
  };
}

/** The same for the release service, whose candidates are run with that API. */
export function releaseVariables(
  environment: Environment,
  releaseSecret: string,
): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, JWT_SECRET: _sessions, ...own } = process.env;
  return {
    ...own,
    NODE_ENV: 'production',
    PORT: String(environment.port),
    API_PORT: String(environment.apiPort),
    API_INTERNAL_URL: environment.apiInternalUrl,
    DATA_DIR: environment.dataDir,
    RELEASE_PORT: String(environment.releasePort),
    RELEASE_SECRET: releaseSecret,
    // For a command line that ships elsewhere.
    RELEASE_URL: '',
    RELEASE_TOKEN: '',
  };
}
