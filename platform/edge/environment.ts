import { join, resolve } from 'node:path';
import {
  choice,
  EnvironmentError,
  originList,
  port,
  postgresUrl,
  readVariables,
  secret,
  text,
  url,
  wholeNumber,
} from '@evmandi/contract/platform/environment';
import { isDevOrigin } from '@evmandi/contract/platform/override';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import { SHARED_VARIABLES } from '@evmandi/contract/platform/shared-variables';
import { z } from 'zod';
import { RULE, type Rule } from '../canary/verdict.ts';
import { QUOTA, type Quota } from '../gc/limits.ts';

const apiUrl = url('http://localhost:8000').refine((address) => !address.endsWith('/api'), {
  error: 'must be the address without /api, which is added to it',
});

const VARIABLES = {
  ...SHARED_VARIABLES,
  API_URL: apiUrl.optional(),
  API_INTERNAL_URL: apiUrl.optional(),
  PICTURES_URL: apiUrl.optional(),
  SITE_URL: url('http://localhost:3000').optional(),
  REGISTRY_URL: postgresUrl().optional(),
  RELEASE_PORT: port().default(8100),
  RELEASE_URL: url('https://release.shop.example').optional(),
  RELEASE_TOKEN: text().optional(),
  RELEASE_SECRET: secret(32).optional(),
  EDGE_DIR: text().optional(),
  HEARTBEAT_DIR: text().optional(),
  RENDER_USER: wholeNumber(1, 2 ** 31).optional(),
  RENDER_MS: wholeNumber(1, 60_000).default(300),
  DRAIN_MS: wholeNumber(0, 60_000).default(500),
  CANARY_VISITS: wholeNumber(1, 10_000_000).default(RULE.visits),
  CANARY_MINUTES: wholeNumber(0, 100_000).default(RULE.ageMs / 60_000),
  QUOTA_MB: wholeNumber(1, 10_000_000).default(QUOTA.bytes / 1_000_000),
  QUOTA_VERSIONS: wholeNumber(1, 1_000_000).default(QUOTA.versions),
  DEV_ORIGINS: originList()
    .refine((origins) => origins.every(isDevOrigin), {
      error:
        'must be origins of this machine with their port, or of https, with commas between them',
    })
    .default([]),
  OFFLINE_PAGES: choice(['yes', 'no']).default('yes'),
  METRICS_PORT: port().optional(),
  API_METRICS_PORT: port(0).optional(),
  PHONE: text().default('+91 40 0000 0000'),
  EMAIL: z.email({ error: 'must be an e-mail address' }).default('support@example.in'),
  COUNTRY: text().default('India'),
  COPYRIGHT_YEAR: wholeNumber(2000, 9999).default(2025),
};

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
  /** PostgreSQL with the registry; without it the registry is in `dataDir`. */
  registryUrl: string | undefined;
  /** Port of the release service. */
  releasePort: number;
  /** A release service that the command line ships to, and what opens it; in this process when left out. */
  releaseAt?: { url: string; token: string } | undefined;
  /** What the release service signs its calls to the API with. */
  releaseSecret: string | undefined;
  /** Where an edge keeps its checked copy of what it serves. Absolute. */
  edgeDir: string;
  /** Where edges of one machine say what they serve, beside a registry in a folder. Absolute. */
  heartbeatDir: string;
  /** Number of the user and the group that render workers run as; those of the edge when left out. */
  renderUser?: number | undefined;
  /** The API as the browser reaches it, without `/api`. */
  apiUrl: string;
  /** The API as the edge reaches it. */
  apiInternalUrl: string;
  /** The site as visitors reach it, for canonical addresses. */
  siteUrl: string;
  /** How long a page may take to be rendered on the server, in milliseconds. */
  renderMs: number;
  /** How long the edge goes on serving after it was asked to end, while `/readyz` says so, in milliseconds. */
  drainMs: number;
  /** Whether browsers keep pages for when they have no network. */
  offlinePages: boolean;
  /** Origins of dev servers that staff may take a remote from, each in the own browser. */
  devOrigins: readonly string[];
  /** Proxies whose `X-Forwarded-For` is believed. */
  trustProxy: string[];
  /** By what canaries are judged. */
  canaryRule: Rule;
  /** What the registry may hold of an app. */
  quota: Quota;
  logLevel: string;
  /** Where Prometheus asks the edge for metrics; nothing listens when left out. */
  metrics?: { port: number; host: string } | undefined;
  /** The same for the API. */
  apiMetrics?: { port: number; host: string } | undefined;
  publicConfig: PublicConfig;
}

/** Both or neither. */
function releaseAt(address: string | undefined, token: string | undefined) {
  if (address === undefined && token === undefined) return undefined;
  if (address !== undefined && token !== undefined) return { url: address, token };
  const missing = address === undefined ? 'RELEASE_URL' : 'RELEASE_TOKEN';
  throw new EnvironmentError(`${missing} must be set: RELEASE_URL and RELEASE_TOKEN go together`);
}

/**
 * Reads and validates all variables of the platform at once. A variable that is set to nothing counts
 * as not set; `DATA_DIR` is relative to `base`. Throws an EnvironmentError that names every wrong one.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv, base: string): Environment {
  const values = readVariables(VARIABLES, variables);
  const dataDir = resolve(base, values.DATA_DIR);
  const apiUrl = values.API_URL ?? `http://localhost:${values.API_PORT}`;
  const metricsAt = (port: number | undefined) =>
    port === undefined ? undefined : { port, host: values.METRICS_HOST };
  return {
    port: values.PORT,
    apiPort: values.API_PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    registryUrl: values.REGISTRY_URL,
    releasePort: values.RELEASE_PORT,
    releaseAt: releaseAt(values.RELEASE_URL, values.RELEASE_TOKEN),
    releaseSecret: values.RELEASE_SECRET,
    edgeDir: values.EDGE_DIR ? resolve(base, values.EDGE_DIR) : join(dataDir, 'edge'),
    heartbeatDir: values.HEARTBEAT_DIR
      ? resolve(base, values.HEARTBEAT_DIR)
      : join(dataDir, 'registry/edges'),
    renderUser: values.RENDER_USER,
    apiUrl,
    apiInternalUrl: values.API_INTERNAL_URL ?? apiUrl,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    renderMs: values.RENDER_MS,
    drainMs: values.DRAIN_MS,
    offlinePages: values.OFFLINE_PAGES === 'yes',
    devOrigins: values.DEV_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    canaryRule: {
      ...RULE,
      visits: values.CANARY_VISITS,
      ageMs: values.CANARY_MINUTES * 60_000,
    },
    quota: { bytes: values.QUOTA_MB * 1_000_000, versions: values.QUOTA_VERSIONS },
    logLevel: values.LOG_LEVEL,
    metrics: metricsAt(values.METRICS_PORT),
    apiMetrics: metricsAt(values.API_METRICS_PORT),
    publicConfig: {
      apiUrl,
      ...(values.PICTURES_URL && { picturesUrl: values.PICTURES_URL }),
      phone: values.PHONE,
      email: values.EMAIL,
      country: values.COUNTRY,
      copyrightYear: values.COPYRIGHT_YEAR,
      rupeesPerDollar: values.RUPEES_PER_DOLLAR,
    },
  };
}

const NOT_FOR_THE_EDGE = new Set([
  ...['API_PORT', 'API_METRICS_PORT', 'DATABASE_URL', 'CORS_ORIGINS'],
  ...['CANARY_VISITS', 'CANARY_MINUTES', 'QUOTA_MB', 'QUOTA_VERSIONS'],
  ...['RELEASE_PORT', 'RELEASE_URL', 'RELEASE_TOKEN', 'RELEASE_SECRET'],
]);

/** The variables that the edge's process needs, and no others: it holds no secret of the API. */
export function edgeVariables(
  variables: NodeJS.ProcessEnv,
  { apiUrl, apiInternalUrl, dataDir, edgeDir, heartbeatDir }: Environment,
): Record<string, string> {
  const names = Object.keys(VARIABLES).filter((name) => !NOT_FOR_THE_EDGE.has(name));
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
    EDGE_DIR: edgeDir,
    HEARTBEAT_DIR: heartbeatDir,
  };
}
