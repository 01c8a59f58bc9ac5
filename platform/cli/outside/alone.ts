import { startAloneServer } from '../../build/index.ts';
import type { Environment } from '../../edge/environment.ts';
import { requireFreePorts } from '../ports.ts';
import { untilStopped } from '../stop-signals.ts';

interface AloneOptions {
  root: string;
  app: string;
  environment: Environment;
  say: (line: string) => void;
}

/** `evmandi dev`: the remote by itself; its calls go to the API at API_URL by way of its own address. */
export async function devAlone({ root, app, environment, say }: AloneOptions): Promise<void> {
  const { host, port, apiUrl } = environment;
  await requireFreePorts([{ variable: 'PORT', port }], host, root);
  const server = await startAloneServer({ root, app, port, apiUrl, forwards: true });
  try {
    say(`Developing ${app} alone at ${server.url}, with the API at ${apiUrl}.`);
    say(`Its parts in all their states are at ${server.url}/parts. Ctrl-C ends it.`);
    await untilStopped();
  } finally {
    await server.close();
  }
}
