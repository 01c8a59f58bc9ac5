import { freePort } from '../../shared/contract/src/testing/free-port.js';
import { ask } from '../lib/ask.ts';
import { type Front, startFront } from '../lib/front.ts';
import { hasNginx } from '../lib/nginx.ts';
import { startUpstream, type Upstream } from './upstream.ts';

type Two = [Upstream, Upstream];

/** A front before two edges and two APIs. */
export class Stand {
  private constructor(
    readonly edges: Two,
    readonly apis: Two,
  ) {}

  front!: Front;

  static async begin(): Promise<Stand> {
    const edges: Two = [await startUpstream('edge 1'), await startUpstream('edge 2')];
    const stand = new Stand(edges, [await startUpstream('api 1'), await startUpstream('api 2')]);
    stand.front = await stand.start();
    return stand;
  }

  /** Another front before the same servers, with other settings. */
  async start(tls = false, change?: (text: string) => string): Promise<Front> {
    return startFront({
      ...(change && { change }),
      root: process.cwd(),
      ports: { front: await freePort(), inner: await freePort(), apis: await freePort() },
      edges: [this.edges[0].port, this.edges[1].port],
      apis: [this.apis[0].port, this.apis[1].port],
      tls,
    });
  }

  get(path: string, headers: Record<string, string> = {}) {
    return ask(this.front.url + path, { headers });
  }

  /** Requests for an address that arrived at one of two servers. */
  arrived(servers: Upstream[], path: string): number {
    return servers.flatMap(({ seen }) => seen).filter(({ url }) => url === path).length;
  }

  share(caching: string): void {
    for (const { behaviour } of this.edges) behaviour.caching = caching;
  }

  /** Asks until the page is kept: the second time that it is asked for. */
  async keep(path: string): Promise<void> {
    await this.get(path);
    await this.get(path);
    const kept = await this.get(path);
    expect(kept.headers['cache-status']).toBe('front; hit');
  }

  async end(): Promise<void> {
    await this.front.stop();
    await Promise.all([...this.edges, ...this.apis].map(({ kill }) => kill()));
  }
}

/** Tests of a front, each with a new one; left out where there is no nginx. `stand` is for inside tests. */
export function onFront(name: string, body: (stand: () => Stand) => void): void {
  (hasNginx() ? describe : describe.skip)(`${name} (needs nginx)`, () => {
    let stand: Stand;
    beforeEach(async () => {
      stand = await Stand.begin();
    });
    afterEach(() => stand.end());
    body(() => stand);
  });
}
