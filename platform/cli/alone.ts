import type { Environment } from '../edge/environment.ts';
import { type Context, UserError } from './context.ts';
import { superviseDevApi } from './dev-api.ts';
import { requireFreePorts } from './ports.ts';
import { onStopSignals } from './stop-signals.ts';

type StartAloneServer = (options: {
  root: string;
  app: string;
  port: number;
  apiUrl: string;
}) => Promise<{ url: string; close: () => Promise<void> }>;

/** `npm run dev -- <remote> --alone`: one remote by itself, without shell or federation, and the API. */
export async function alone(
  context: Context,
  environment: Environment,
  names: readonly string[],
  startAloneServer: StartAloneServer,
): Promise<void> {
  const { root, build, say } = context;
  const { host, port, apiPort, apiUrl } = environment;
  const [app = '', ...more] = names;
  const remotes = build.listApps(root).filter((name) => name !== 'host');
  if (!remotes.includes(app) || more.length > 0) {
    throw new UserError(`--alone takes one remote; there are ${remotes.join(', ')}.`);
  }
  await requireFreePorts(
    [
      { variable: 'PORT', port },
      { variable: 'API_PORT', port: apiPort },
    ],
    host,
  );
  const server = await startAloneServer({ root, app, port, apiUrl });
  const api = superviseDevApi(context, environment);
  say(`Developing ${app} alone at ${server.url}. Ctrl-C ends everything.`);
  try {
    const stopping = new Promise<void>((resolve) => onStopSignals(resolve, () => process.exit(1)));
    await Promise.race([stopping, api.failure]);
  } finally {
    say('Stopping ...');
    await Promise.all([api.stop(), server.close()]);
  }
}
