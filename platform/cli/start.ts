import { join } from 'node:path';
import { isOwnMachine } from '@evmandi/contract/platform/own-machine';
import { type Environment, edgeVariables } from '../edge/environment.ts';
import { keptSecret } from '../release/secret.ts';
import { apiVariables, releaseVariables } from './api-variables.ts';
import { type Context, since } from './context.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { requireFreePorts } from './ports.ts';
import { ownAddress, READY_LIMIT_MS, untilReady } from './ready.ts';
import { type LeftOut, shipWhatFits } from './ship-what-fits.ts';
import { onStopSignals } from './stop-signals.ts';
import { type Supervised, supervise } from './supervise.ts';

/** Later than this, it is said what is waited for. */
const SLOW_MS = 4_000;

/**
 * V8 begins with a young generation of one megabyte, which a long file outgrows: its rows were kept until a full
 * collection, 95 MB for 60,000 orders instead of 25.
 */
const YOUNG_GENERATION = '--min-semi-space-size=16';

/** The API comes first: the edge renders a page with its data before it serves. */
function processes({ root, say }: Context, environment: Environment, releaseSecret: string) {
  const script = (file: string) => ['--enable-source-maps', join(root, file)];
  return {
    api: {
      name: 'API',
      port: environment.apiPort,
      whenSlow: 'Waiting for the API: it opens its database, or fills a new one, once ...',
      args: [YOUNG_GENERATION, ...script('api/dist/server.mjs')],
      env: { ...apiVariables(environment), RELEASE_SECRET: releaseSecret },
      say,
    },
    release: {
      name: 'release service',
      port: environment.releasePort,
      whenSlow: 'Waiting for the release service ...',
      args: script('platform/dist/release.mjs'),
      env: releaseVariables(environment, releaseSecret),
      say,
    },
    edge: {
      name: 'edge',
      port: environment.port,
      whenSlow: 'Waiting for the edge: it renders the first page in every worker ...',
      args: script('platform/dist/edge.mjs'),
      env: edgeVariables(process.env, environment),
      say,
    },
  };
}

/** Where other machines reach the site, the API has told the passwords when it made them. */
function announceAccounts(say: (line: string) => void, { host }: Environment): void {
  const isKnown = isOwnMachine(host);
  say(
    isKnown
      ? '  Demo accounts of the embedded database, unless their passwords were changed:'
      : `  Demo accounts of the embedded database. Other machines reach this site (HOST=${host}), so that their passwords are random and were shown once, when they were made:`,
  );
  for (const [name, password, role] of DEMO_ACCOUNTS) {
    say(`    ${name.padEnd(9)} ${isKnown ? `${password.padEnd(17)} ` : ''}${role}`);
  }
  if (!isKnown) say('  Set another password: npm run users -- reset <username>');
}

function announce(
  say: (line: string) => void,
  environment: Environment,
  start: number,
  leftOut: readonly LeftOut[],
): void {
  say('');
  say(`EVMandi is ready after ${since(start)}.`);
  say(`  Site  http://localhost:${environment.port}`);
  say(`  API   ${environment.apiUrl}/api`);
  say(
    `  Releases  http://localhost:${environment.releasePort}, for teams with a token: npm run tokens`,
  );
  if (environment.databaseUrl === undefined) announceAccounts(say, environment);
  for (const { app, instead } of leftOut) {
    say(`  Not released, for the reason above: ${app}; ${instead}.`);
  }
  say('Ctrl-C ends everything.');
}

/** All ports that the processes listen on. */
function wantedPorts({ port, apiPort, releasePort, metrics, apiMetrics }: Environment) {
  const asked = [
    { variable: 'METRICS_PORT', metrics },
    { variable: 'API_METRICS_PORT', metrics: apiMetrics },
  ];
  return [
    { variable: 'PORT', port },
    { variable: 'API_PORT', port: apiPort },
    { variable: 'RELEASE_PORT', port: releasePort },
    ...asked.flatMap(({ variable, metrics }) =>
      // 0: any free one.
      metrics?.port
        ? [{ variable, port: metrics.port, at: { variable: 'METRICS_HOST', host: metrics.host } }]
        : [],
    ),
  ];
}

type Child = Omit<Parameters<typeof supervise>[0], 'firstPauseMs' | 'mostQuickDeaths'> & {
  port: number;
  whenSlow: string;
};

/** Starts a process and waits until it answers, it is given up, or all is to end. */
async function bringUp(
  { port, whenSlow, ...child }: Child,
  { host, say, stopping, running }: Run,
): Promise<void> {
  const supervised = supervise(child);
  running.push(supervised);
  const ready = untilReady(child.name, `${ownAddress(host, port)}/readyz`, READY_LIMIT_MS);
  const slow = setTimeout(() => say(whenSlow), SLOW_MS);
  await Promise.race([ready, stopping, ...failuresOf(running)]).finally(() => clearTimeout(slow));
  supervised.keepTrying();
}

interface Run {
  host: string;
  say: (line: string) => void;
  /** Resolves when all is to end. */
  stopping: Promise<void>;
  running: Supervised[];
}

const failuresOf = (running: readonly Supervised[]) => running.map(({ failure }) => failure);

/**
 * `npm start`: runs the API and the release service, ships what is new, then runs the edge, until a signal stops it. What cannot go
 * live is said and left out. Resolves when all have ended; rejects when a port is busy, nothing can be
 * served or a process keeps dying before it was ever ready.
 */
export async function start(context: Context, environment: Environment): Promise<void> {
  const { root, say } = context;
  const { host } = environment;
  const started = performance.now();
  const running: Supervised[] = [];
  let stopped = false;
  const stopping = new Promise<void>((resolve) => {
    onStopSignals(
      () => {
        say('Stopping ...');
        stopped = true;
        resolve();
        void context.trial.end();
        if (running.length === 0) process.exit(0);
      },
      () => {
        for (const child of running) child.kill();
      },
    );
  });

  await requireFreePorts(wantedPorts(environment), host, root);
  const run = { host, say, stopping, running };
  const secret = environment.releaseSecret ?? (await keptSecret(environment.dataDir));
  const { api, edge, release } = processes(context, environment, secret);
  try {
    say('Starting the API ...');
    await bringUp(api, run);
    const serviceUp = bringUp(release, run);
    serviceUp.catch(() => undefined);
    const ending = Promise.race([stopping, ...failuresOf(running)]);
    const leftOut = await Promise.race([shipWhatFits(context), ending]);
    if (leftOut && !stopped) {
      say('Starting the edge ...');
      await Promise.all([bringUp(edge, run), serviceUp]);
      if (!stopped) announce(say, environment, started, leftOut);
    }
    await Promise.race([stopping, ...failuresOf(running)]);
  } finally {
    await Promise.all(running.map((child) => child.stop()));
  }
  say('Stopped.');
}
