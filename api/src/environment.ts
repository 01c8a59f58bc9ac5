import { gstinProblem, normalGstin } from '@evmandi/contract/domain/gstin';
import {
  choice,
  list,
  port,
  readVariables,
  secret,
  text,
} from '@evmandi/contract/platform/environment';
import { SHARED_VARIABLES } from '@evmandi/contract/platform/shared-variables';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

const VARIABLES = {
  ...SHARED_VARIABLES,
  // From 0: tests run it on any free port.
  API_PORT: port(0).default(8000),
  JWT_SECRET: secret(32).optional(),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: list().default([]),
  SAMPLE_DATA: choice(['yes', 'no']).default('yes'),
  SELLER_GSTIN: text('be a valid GSTIN', (value) => gstinProblem(value) === null)
    .transform(normalGstin)
    .optional(),
  BANK_ACCOUNT: text('be an account number', (value) =>
    /^[A-Za-z0-9 -]{6,40}$/.test(value),
  ).optional(),
  BANK_IFSC: text('be an IFSC such as HDFC0001234', (value) =>
    /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value),
  ).optional(),
};

export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  /** A PostgreSQL server; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  corsOrigins: string[];
  /** Without it a secret is made once and kept in `dataDir`. */
  jwtSecret?: string | undefined;
  logLevel: string;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustProxy: string[];
  /** Whether an empty database is filled with the sample catalogue and orders. */
  sampleData: boolean;
  settings: Settings;
}

/**
 * Reads and checks every variable of this process; an empty value counts as not set. Throws an
 * EnvironmentError that names every wrong one and repeats no value that may be secret.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const values = readVariables(VARIABLES, variables);
  return {
    port: values.API_PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    corsOrigins: values.CORS_ORIGINS ?? [
      `http://localhost:${values.PORT}`,
      `http://127.0.0.1:${values.PORT}`,
    ],
    jwtSecret: values.JWT_SECRET,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    sampleData: values.SAMPLE_DATA === 'yes',
    settings: {
      rupeesPerDollar: values.RUPEES_PER_DOLLAR,
      seller: {
        ...DEFAULT_SETTINGS.seller,
        gstin: values.SELLER_GSTIN ?? null,
        bankAccount: values.BANK_ACCOUNT ?? null,
        ifsc: values.BANK_IFSC ?? null,
      },
    },
  };
}
