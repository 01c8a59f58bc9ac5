import { fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@evmandi/contract/testing/free-port';
import { startSite } from '../../scripts/lib/site.mjs';
import { atEnd } from '../support/closers.ts';
import { type BenchSites, DATA_DIR, RENDER_MS } from '../support/sites.ts';
import type { LinkOrder } from './link-process.ts';
import { startPassage } from './nginx.ts';
import type { LinkProfile } from './relay.ts';

export type Protocol = 'HTTP/1.1' | 'HTTP/2';

export interface LinkedSites extends BenchSites {
  /** The same address as the browser reaches it, through the link. */
  throughLink: (address: string) => string;
  /** What the link is like for connections from now on. */
  setProfile: (profile: LinkProfile) => Promise<void>;
  stop: () => Promise<void>;
}

/** No link to speak of, for what is not measured. */
const FAST: LinkProfile = { bitsPerSecond: 1e10, roundTripMs: 0 };

/** One server, and the ports on the way to it. */
interface Way {
  server: number;
  nginx: number;
  link: number;
}

const way = async (): Promise<Way> => ({
  server: await freePort(),
  nginx: await freePort(),
  link: await freePort(),
});

/** The link in a process of its own, in front of nginx or of the servers themselves. */
async function startLink(root: string, ways: Way[], before: 'nginx' | 'server') {
  const child = fork(join(root, 'bench/link/link-process.ts'), [], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
  });
  const order = (message: LinkOrder) =>
    new Promise<void>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`The link ended with ${code}`));
      child.once('exit', ended);
      child.once('message', () => {
        child.off('exit', ended);
        resolve();
      });
      child.send(message);
    });
  const stop = async () => {
    child.kill();
  };
  atEnd(stop);
  await order({
    kind: 'listen',
    ports: ways.map((each) => ({ listen: each.link, target: each[before] })),
  });
  const setProfile = (profile: LinkProfile) => order({ kind: 'profile', profile });
  await setProfile(FAST);
  return { setProfile, stop };
}

/** Starts the federated site behind the link; the browser reaches the API and the one bundle through it, too. */
export async function startLinkedSites(root: string, protocol: Protocol): Promise<LinkedSites> {
  const [site, api, browser, server] = [await way(), await way(), await way(), await way()];
  const ways = [site, api, browser, server];
  const secure = protocol === 'HTTP/2';
  const publicAddress = ({ link }: Way) => `${secure ? 'https' : 'http'}://localhost:${link}`;
  const stopNginx = secure
    ? await startPassage(ways.map((each) => ({ listen: each.nginx, target: each.server })))
    : async () => {};
  const link = await startLink(root, ways, secure ? 'nginx' : 'server');
  const dataDir = join(root, DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const started = await startSite(root, dataDir, {
    RENDER_MS,
    PORT: String(site.server),
    API_PORT: String(api.server),
    SITE_URL: publicAddress(site),
    API_URL: publicAddress(api),
    API_INTERNAL_URL: `http://localhost:${api.server}`,
    CORS_ORIGINS: [site, browser, server]
      .flatMap((each) => [publicAddress(each), `http://localhost:${each.server}`])
      .join(','),
  });
  atEnd(started.stop);
  const throughLink = (address: string) => {
    const { port, pathname, search } = new URL(address);
    const found = ways.find((each) => String(each.server) === port);
    return found ? publicAddress(found) + pathname + search : address;
  };
  return {
    root,
    site: started,
    monolith: { browser: browser.server, server: server.server },
    throughLink,
    setProfile: link.setProfile,
    stop: async () => {
      await started.stop();
      await link.stop();
      await stopNginx();
    },
  };
}
