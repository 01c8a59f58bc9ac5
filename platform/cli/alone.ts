import type { Environment } from '../edge/environment.ts';
import { type Context, UserError } from './context.ts';
import { besideDevApi } from './dev-api.ts';
import { requireFreePorts } from './ports.ts';

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
  const { root, build } = context;
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
    root,
  );
  const server = await startAloneServer({ root, app, port, apiUrl });
  try {
    await besideDevApi(context, environment, () => `Developing ${app} alone at ${server.url}.`);
  } finally {
    await server.close();
  }
}
