import { join } from 'node:path';
import { type Environment, edgeVariables } from '../edge/environment.ts';
import { apiVariables } from './api-variables.ts';
import { type Context, since } from './context.ts';
import { requireFreePorts } from './ports.ts';
import { ownAddress, READY_LIMIT_MS, untilReady } from './ready.ts';
import { shipNew } from './ship.ts';
import { onStopSignals } from './stop-signals.ts';
import { type Supervised, supervise } from './supervise.ts';

/** Later than this, it is said what is waited for. */
const SLOW_MS = 4_000;

const DEMO_ACCOUNTS = [
  ['admin', 'evmandi-admin', 'dashboard'],
  ['staff', 'evmandi-staff', 'workshop'],
  ['dealer', 'evmandi-dealer', 'dealer'],
  ['customer', 'evmandi-customer', 'customer'],
] as const;

/** In the order of their start: before it serves, the edge renders a page with the API's data. */
function processes({ root, say }: Context, environment: Environment) {
  const script = (file: string) => ['--enable-source-maps', join(root, file)];
  return [
    {
      name: 'API',
      port: environment.apiPort,
      whenSlow: 'Waiting for the API: it opens its database, or fills a new one, once ...',
      args: script('api/dist/server.mjs'),
      env: apiVariables(environment),
      say,
    },
    {
      name: 'edge',
      port: environment.port,
      whenSlow: 'Waiting for the edge: it renders the first page in every worker ...',
      args: script('platform/dist/edge.mjs'),
      env: edgeVariables(process.env, environment),
      say,
    },
  ];
}

function announce(say: (line: string) => void, environment: Environment, start: number): void {
  say('');
  say(`EVMandi is ready after ${since(start)}.`);
  say(`  Site  http://localhost:${environment.port}`);
  say(`  API   ${environment.apiUrl}/api`);
  if (environment.databaseUrl === undefined) {
    say('  Demo accounts of the embedded database:');
    for (const [name, password, role] of DEMO_ACCOUNTS) {
      say(`    ${name.padEnd(9)} ${password.padEnd(17)} ${role}`);
    }
  }
  say('Ctrl-C ends everything.');
}

/**
 * `npm start`: ships what is new, then runs API and edge until a signal stops it.
 * Resolves when both have ended; rejects when a port is busy, a release is refused or a process keeps dying.
 */
export async function start(context: Context, environment: Environment): Promise<void> {
  const { say } = context;
  const { host, port, apiPort } = environment;
  const started = performance.now();
  const running: Supervised[] = [];
  let stopped = false;
  const stopping = new Promise<void>((resolve) => {
    onStopSignals(
      () => {
        say('Stopping ...');
        stopped = true;
        resolve();
        if (running.length === 0) process.exit(0);
      },
      () => {
        for (const child of running) child.kill();
      },
    );
  });

  const wanted = [
    { variable: 'PORT', port },
    { variable: 'API_PORT', port: apiPort },
  ];
  await requireFreePorts(wanted, host);
  await shipNew(context);
  say('Starting API and edge ...');
  const failures = () => running.map(({ failure }) => failure);
  try {
    for (const { port: listening, ...child } of processes(context, environment)) {
      if (stopped) break;
      running.push(supervise(child));
      const address = `${ownAddress(host, listening)}/readyz`;
      const ready = untilReady(child.name, address, READY_LIMIT_MS);
      const slow = setTimeout(() => say(child.whenSlow), SLOW_MS);
      await Promise.race([ready, stopping, ...failures()]).finally(() => clearTimeout(slow));
    }
    if (!stopped) announce(say, environment, started);
    await Promise.race([stopping, ...failures()]);
  } finally {
    await Promise.all(running.map((child) => child.stop()));
  }
  say('Stopped.');
}
