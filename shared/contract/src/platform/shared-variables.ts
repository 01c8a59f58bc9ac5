import { choice, originList, port, positiveNumber, postgresUrl, text } from './environment.ts';
import { proxies } from './proxies.ts';

/** Variables that the API's process reads as well as those of the platform. */
export const SHARED_VARIABLES = {
  /** Port of the site. */
  PORT: port().default(3000),
  API_PORT: port().default(8000),
  /** Address of the network interface to listen on. */
  HOST: text().default('127.0.0.1'),
  DATA_DIR: text().default('.data'),
  DATABASE_URL: postgresUrl().optional(),
  /** Address of the network interface that metrics are answered on: never a public one. */
  METRICS_HOST: text().default('127.0.0.1'),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CORS_ORIGINS: originList().optional(),
  /** Proxies whose `X-Forwarded-For` API and edge believe. */
  TRUST_PROXY: proxies(),
  RUPEES_PER_DOLLAR: positiveNumber('84.5').default(84),
};
