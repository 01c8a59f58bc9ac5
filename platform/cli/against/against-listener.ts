import type { RequestListener } from 'node:http';
import type { RemoteDescriptor } from '@evmandi/contract/platform/remote-descriptor';
import { createDevSite, devSources, type Override } from '../../edge/dev-site.ts';
import { createEdge } from '../../edge/edge.ts';
import type { Registry } from '../../registry/registry.ts';
import { type DeployedSite, followDeployed } from './deployed-site.ts';
import { forward } from './forward.ts';

interface AgainstOptions {
  /** Address of the site, without a slash at the end. */
  site: string;
  deployed: DeployedSite;
  /** Address at which this listens. */
  own: string;
  override: Override;
  readDescriptor: () => Promise<RemoteDescriptor>;
  /** Holds nothing: files are those of the site. */
  registry: Registry;
  report: (line: string) => void;
}

/**
 * The site at another address with one remote from a dev server: pages are made here and rendered by the browser,
 * files come from the site and data from its API.
 */
export function againstListener(options: AgainstOptions): RequestListener {
  const { site, deployed, own, override, readDescriptor, registry, report } = options;
  const edge = createEdge({
    registry,
    report,
    config: { ...deployed.config, apiUrl: own },
    site: createDevSite({
      live: followDeployed(site, deployed, report),
      overrides: [override],
      readDescriptor,
      scripts: [],
    }),
    extraSources: devSources([override]),
  });
  return (request, response) => {
    const { url = '/' } = request;
    const ofSite = /^\/(?:artifacts|api\/pictures)\//.test(url);
    if (ofSite) return forward(request, response, { target: site, origin: site });
    if (url.startsWith('/api/')) {
      return forward(request, response, { target: deployed.config.apiUrl, origin: site });
    }
    return edge(request, response);
  };
}
