import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OVERRIDE_TRY, versionsText } from '@evmandi/contract/platform/override';
import { remoteDescriptorSchema } from '@evmandi/contract/platform/remote-descriptor';
import { appDirectory } from '../../build/apps.ts';
import { startDevServer } from '../../build/index.ts';
import type { Environment } from '../../edge/environment.ts';
import { listen } from '../../edge/server.ts';
import { parseDocument } from '../../registry/documents.ts';
import { openRegistry } from '../../registry/registry.ts';
import { UserError } from '../context.ts';
import { nextFreePort, requireFreePorts } from '../ports.ts';
import { untilStopped } from '../stop-signals.ts';
import { againstListener } from './against-listener.ts';
import { readDeployed } from './deployed-site.ts';

interface Against {
  root: string;
  app: string;
  /** The site's address, as a person wrote it. */
  site: string;
  environment: Pick<Environment, 'host' | 'port'>;
  say: (line: string) => void;
}

function originOf(site: string): string {
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UserError(`--against takes the address of a site, such as https://shop.example.`);
}

/** `dev --against <site>`: one remote from this machine inside a deployed site, the rest as it is there. */
export async function devAgainst(options: Against): Promise<void> {
  const { root, app, environment, say } = options;
  const { host, port } = environment;
  const site = originOf(options.site);
  const deployed = await readDeployed(site);
  await requireFreePorts([{ variable: 'PORT', port }], host, root);
  const folder = join(root, '.cache/against');
  const dev = await startDevServer({
    ...{ root, app, folder: join(folder, app) },
    port: await nextFreePort(port + 1, host),
    against: true,
  });
  const own = `http://localhost:${port}`;
  const file = join(appDirectory(root, app), 'remote.json');
  const listener = againstListener({
    ...{ site, deployed, own },
    override: { name: app, url: dev.url, build: dev.build },
    readDescriptor: async () =>
      parseDocument(file, remoteDescriptorSchema, await readFile(file, 'utf8')),
    registry: openRegistry(folder),
    report: say,
  });
  const server = await listen(listener, port, host);
  try {
    say(
      `Developing ${app} at ${own}, inside of ${site}. What is changed there is changed for all.`,
    );
    say(
      `At ${site} itself, where DEV_ORIGINS names ${dev.url} and you may see /platform: ${site}${OVERRIDE_TRY}?versions=${versionsText({ [app]: dev.url })}`,
    );
    say('Ctrl-C ends it.');
    await untilStopped();
  } finally {
    await Promise.all([server.close(), dev.close()]);
  }
}
