import { resolve } from 'node:path';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import { z } from 'zod';

const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .pipe(z.number().min(least, { error }).max(most, { error }));
};

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

const webAddress = z
  .string()
  .refine(isWebAddress, { error: 'must be an address such as http://localhost:8000' })
  .transform(withoutSlash)
  .refine((address) => !/\/api$|[?#]/.test(address), {
    error: 'must be the address without /api, which is added to it',
  });

const originList = z
  .string()
  .transform((text) => text.split(',').map((origin) => withoutSlash(origin.trim())))
  .refine(
    (origins) =>
      origins.every((origin) => isWebAddress(origin) && new URL(origin).origin === origin),
    {
      error: 'must be origins with commas between them, such as http://localhost:3000',
    },
  );

const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, {
  error: 'must be an address such as postgres://user:password@host:5432/evmandi',
});

const variablesSchema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  API_PORT: wholeNumber(1, 65_535).default(8000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  API_URL: webAddress.optional(),
  API_INTERNAL_URL: webAddress.optional(),
  SITE_URL: webAddress.optional(),
  RENDER_MS: wholeNumber(1, 60_000).default(300),
  CORS_ORIGINS: originList.optional(),
  PHONE: z.string().default('+91 40 0000 0000'),
  EMAIL: z.email({ error: 'must be an e-mail address' }).default('support@example.in'),
  COUNTRY: z.string().default('India'),
  COPYRIGHT_YEAR: wholeNumber(2000, 9999).default(2025),
  RUPEES_PER_DOLLAR: z
    .string()
    .regex(/^\d+(\.\d+)?$/, { error: 'must be a number such as 84.5' })
    .transform(Number)
    .refine((rate) => rate > 0, { error: 'must be above 0' })
    .default(84),
});

/** What the platform's processes are configured with; addresses without a slash at the end. */
export interface Environment {
  /** Port of the site (edge). */
  port: number;
  apiPort: number;
  /** Address of the network interface to listen on. */
  host: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The API as the browser reaches it, without `/api`. */
  apiUrl: string;
  /** The API as the edge reaches it. */
  apiInternalUrl: string;
  /** The site as visitors reach it, for canonical addresses. */
  siteUrl: string;
  /** How long a page may take to be rendered on the server, in milliseconds. */
  renderMs: number;
  corsOrigins: string[];
  publicConfig: PublicConfig;
}

/** Thrown for variables that cannot be used; one line for each. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads and validates all variables of the platform at once. A variable that is set to nothing counts
 * as not set; `DATA_DIR` is relative to `base`. Throws an EnvironmentError that names every wrong one.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv, base: string): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = variablesSchema.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map(
      ({ path, message }) => `${path.join('.')}=${set[String(path[0])]}: ${message}`,
    );
    throw new EnvironmentError([...new Set(lines)].join('\n'));
  }
  const values = result.data;
  const apiUrl = values.API_URL ?? `http://localhost:${values.API_PORT}`;
  return {
    port: values.PORT,
    apiPort: values.API_PORT,
    host: values.HOST,
    dataDir: resolve(base, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    apiUrl,
    apiInternalUrl: values.API_INTERNAL_URL ?? apiUrl,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    renderMs: values.RENDER_MS,
    corsOrigins: values.CORS_ORIGINS ?? [`http://localhost:${values.PORT}`],
    publicConfig: {
      apiUrl,
      phone: values.PHONE,
      email: values.EMAIL,
      country: values.COUNTRY,
      copyrightYear: values.COPYRIGHT_YEAR,
      rupeesPerDollar: values.RUPEES_PER_DOLLAR,
    },
  };
}

const NOT_FOR_THE_EDGE = new Set(['API_PORT', 'DATABASE_URL', 'CORS_ORIGINS']);

/** The variables that the edge's process needs, and no others: it holds no secret of the API. */
export function edgeVariables(
  variables: NodeJS.ProcessEnv,
  { apiUrl, apiInternalUrl, dataDir }: Environment,
): Record<string, string> {
  const names = Object.keys(variablesSchema.shape).filter((name) => !NOT_FOR_THE_EDGE.has(name));
  const set = names.flatMap((name) => {
    const value = variables[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(set),
    NODE_ENV: 'production',
    API_URL: apiUrl,
    API_INTERNAL_URL: apiInternalUrl,
    DATA_DIR: dataDir,
  };
}
