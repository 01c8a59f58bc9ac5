import { gstinProblem, normalGstin } from '@evmandi/contract/domain/gstin';
import {
  choice,
  port,
  readVariables,
  secret,
  secrets,
  text,
  url,
  wholeNumber,
} from '@evmandi/contract/platform/environment';
import { SHARED_VARIABLES } from '@evmandi/contract/platform/shared-variables';
import { relyingPartyOf } from './identity/passkeys/relying-party.ts';
import { DEFAULT_SETTINGS, SAMPLE_ACCOUNT, type Settings } from './settings.ts';

const hours = wholeNumber(1, 8_760);

const VARIABLES = {
  ...SHARED_VARIABLES,
  // From 0: tests run it on any free port.
  API_PORT: port(0).default(8000),
  JWT_SECRET: secrets(32).optional(),
  RELEASE_SECRET: secret(32).optional(),
  RELEASE_URL: url('https://release.shop.example').optional(),
  SITE_URL: url('https://shop.example').optional(),
  API_METRICS_PORT: port(0).optional(),
  LATE_MS: wholeNumber(100, 60_000).default(2_000),
  SAMPLE_DATA: choice(['yes', 'no']).default('yes'),
  SELLER_GSTIN: text('be a valid GSTIN', (value) => gstinProblem(value) === null)
    .transform(normalGstin)
    .optional(),
  HOLD_HOURS: hours.default(DEFAULT_SETTINGS.holdHours.bankTransfer),
  HOLD_HOURS_ON_DELIVERY: hours.default(DEFAULT_SETTINGS.holdHours.payOnDelivery),
  BANK_ACCOUNT: text('be an account number', (value) =>
    /^[A-Za-z0-9 -]{6,40}$/.test(value),
  ).optional(),
  BANK_IFSC: text('be an IFSC such as HDFC0001234', (value) =>
    /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value),
  ).optional(),
};

interface AccountVariables {
  SAMPLE_DATA: 'yes' | 'no';
  BANK_ACCOUNT?: string | undefined;
  BANK_IFSC?: string | undefined;
}

/** Where a bank transfer goes (PAY-5): the sample account only in a demonstration that names none of its own. */
function accountOf({
  SAMPLE_DATA,
  BANK_ACCOUNT,
  BANK_IFSC,
}: AccountVariables): Pick<Settings['seller'], 'bankAccount' | 'ifsc'> {
  if (SAMPLE_DATA === 'yes' && !BANK_ACCOUNT && !BANK_IFSC) return SAMPLE_ACCOUNT;
  return { bankAccount: BANK_ACCOUNT ?? null, ifsc: BANK_IFSC ?? null };
}

export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  /** A PostgreSQL server; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  corsOrigins: string[];
  /** The first signs tokens, the others are believed; without it the database keeps its own. */
  jwtSecrets?: [string, ...string[]] | undefined;
  /** Shared with the release service; without it that one cannot add to the audit log. */
  releaseSecret?: string | undefined;
  /** The release service as this process reaches it; staff see nothing of the platform without it. */
  releaseUrl?: string | undefined;
  logLevel: string;
  /** Where Prometheus asks for metrics; nothing listens when left out. */
  metrics?: { port: number; host: string } | undefined;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustProxy: string[];
  /** How late the event loop may be, in milliseconds, before requests are turned away. */
  mostLateMs: number;
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
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  const corsOrigins = values.CORS_ORIGINS ?? [
    `http://localhost:${values.PORT}`,
    `http://127.0.0.1:${values.PORT}`,
  ];
  return {
    port: values.API_PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    corsOrigins,
    jwtSecrets: values.JWT_SECRET,
    releaseSecret: values.RELEASE_SECRET,
    releaseUrl: values.RELEASE_URL,
    logLevel: values.LOG_LEVEL,
    metrics:
      values.API_METRICS_PORT === undefined
        ? undefined
        : { port: values.API_METRICS_PORT, host: values.METRICS_HOST },
    trustProxy: values.TRUST_PROXY,
    mostLateMs: values.LATE_MS,
    sampleData: values.SAMPLE_DATA === 'yes',
    settings: {
      rupeesPerDollar: values.RUPEES_PER_DOLLAR,
      holdHours: {
        bankTransfer: values.HOLD_HOURS,
        payOnDelivery: values.HOLD_HOURS_ON_DELIVERY,
      },
      seller: {
        ...DEFAULT_SETTINGS.seller,
        gstin: values.SELLER_GSTIN ?? null,
        ...accountOf(values),
      },
      relyingParty: relyingPartyOf(siteUrl, corsOrigins),
    },
  };
}
