import { gstinProblem, normalGstin } from '@evmandi/contract/domain/gstin';
import { z } from 'zod';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

const port = z.coerce
  .number({ error: 'must be a port number from 0 to 65535' })
  .int({ error: 'must be a port number from 0 to 65535' })
  .min(0, { error: 'must be a port number from 0 to 65535' })
  .max(65_535, { error: 'must be a port number from 0 to 65535' });

const ORIGINS = 'must be addresses such as http://localhost:3000, separated by commas';

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

const schema = z.object({
  API_PORT: port.default(8000),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, {
      error: 'must be an address such as postgres://user@host:5432/name',
    })
    .refine((text) => URL.canParse(text), { error: 'must be a well-formed address' })
    .optional(),
  CORS_ORIGINS: z
    .string()
    .transform(list)
    .refine((origins) => origins.length > 0 && origins.every(isOrigin), { error: ORIGINS })
    .optional(),
  JWT_SECRET: z.string().min(32, { error: 'must have 32 characters or more' }).optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  TRUST_PROXY: z.string().transform(list).optional(),
  SAMPLE_DATA: z
    .enum(['yes', 'no'], { error: 'must be yes or no' })
    .default('yes')
    .transform((answer) => answer === 'yes'),
  RUPEES_PER_DOLLAR: z
    .string()
    .regex(/^\d+(\.\d+)?$/, { error: 'must be a number such as 84.5' })
    .transform(Number)
    .refine((rate) => rate > 0, { error: 'must be above 0' })
    .default(DEFAULT_SETTINGS.rupeesPerDollar),
  SELLER_GSTIN: z
    .string()
    .refine((text) => gstinProblem(text) === null, { error: 'must be a valid GSTIN' })
    .transform(normalGstin)
    .optional(),
  BANK_ACCOUNT: z
    .string()
    .regex(/^[A-Za-z0-9 -]{6,40}$/, { error: 'must be an account number' })
    .optional(),
  BANK_IFSC: z
    .string()
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, { error: 'must be an IFSC such as HDFC0001234' })
    .optional(),
});

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

/** One line for each variable with a wrong value. Values are not repeated: some are secrets. */
export class EnvironmentError extends Error {}

/**
 * Reads and checks every variable of this process; an empty value counts as unset.
 * Throws {@link EnvironmentError}.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new EnvironmentError([...new Set(lines)].join('\n'));
  }
  const { data } = result;
  return {
    port: data.API_PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    corsOrigins: data.CORS_ORIGINS ?? [
      `http://localhost:${data.PORT}`,
      `http://127.0.0.1:${data.PORT}`,
    ],
    jwtSecret: data.JWT_SECRET,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY ?? [],
    sampleData: data.SAMPLE_DATA,
    settings: {
      rupeesPerDollar: data.RUPEES_PER_DOLLAR,
      seller: {
        ...DEFAULT_SETTINGS.seller,
        gstin: data.SELLER_GSTIN ?? null,
        bankAccount: data.BANK_ACCOUNT ?? null,
        ifsc: data.BANK_IFSC ?? null,
      },
    },
  };
}
