import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import { addressOf } from '../checks/examples.ts';
import type { Address } from './addresses.ts';
import type { RenderedAddress } from './check-rendering.ts';
import { usableSlots } from './check-slots.ts';
import type { ServedCandidate } from './serve-candidate.ts';

/** A page to open, and the remote whose slots are used on it. */
export interface Opened extends RenderedAddress {
  slotsOf?: RemoteArtifact;
}

interface Choice {
  isChanged: (page: RenderedAddress) => boolean;
  slotsOf: readonly RemoteArtifact[];
  served: Pick<ServedCandidate, 'site'>;
}

interface Chosen {
  pages: Opened[];
  /** Screens that are as they were. */
  unchanged: number;
}

/** A page that leads elsewhere has no screen of its own. */
const leadsOn = ({ status }: RenderedAddress) => status >= 300 && status < 400;

/** Of pages that share the code of their screen one is opened, and each whose loader runs in the browser alone. */
function onePerScreen(rendered: readonly RenderedAddress[]): RenderedAddress[] {
  const screens = new Map<string, RenderedAddress>();
  for (const page of rendered.filter((page) => !leadsOn(page))) {
    const { remote, route, files, unloaded } = page;
    const key = [remote.name, route.layout, unloaded ? route.path : '', ...files].join(' ');
    if (!screens.has(key)) screens.set(key, page);
  }
  return [...screens.values()];
}

const showsHeader = ({ route }: Address) => route.layout === 'store' && route.access === 'public';

/** A page of the shop, for slots of a remote that has none: the first of the site. */
function anyPage({ served: { site } }: Choice): Opened | undefined {
  const pages = (site.release?.remotes ?? []).flatMap((remote) =>
    remote.descriptor.routes.flatMap((route) => {
      const address = addressOf(route);
      return address === undefined ? [] : { remote, route, address, files: [], status: 200 };
    }),
  );
  return pages.find(showsHeader);
}

/**
 * Which pages a browser opens: one for each screen that changed and one in any case, since the entry is another;
 * if all lead elsewhere, one of these. On one with a header the remote's slots are used.
 */
export function pagesToOpen(rendered: readonly RenderedAddress[], choice: Choice): Chosen {
  const all = onePerScreen(rendered);
  const changed = all.filter(choice.isChanged);
  const pages: Opened[] = (changed.length > 0 ? changed : [...all, ...rendered].slice(0, 1)).map(
    (page) => ({ ...page }),
  );
  const unchanged = Math.max(0, all.length - pages.length);
  for (const remote of choice.slotsOf.filter((one) => usableSlots(one).length > 0)) {
    const own = ({ remote: { name } }: Address) => name === remote.name;
    const place =
      pages.find((page) => own(page) && showsHeader(page) && !page.slotsOf) ??
      all.find((page) => own(page) && showsHeader(page)) ??
      anyPage(choice);
    if (!place) continue;
    if (pages.includes(place)) Object.assign(place, { slotsOf: remote });
    else pages.push({ ...place, slotsOf: remote });
  }
  return { pages, unchanged };
}
