import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import type { Candidate } from '../checks/candidate.ts';
import type { RenderedAddress } from './check-rendering.ts';

/** Integrity of what a browser loads of the remote for a page; `undefined` where some of it is not known. */
function codeOf({ browser, files }: RemoteArtifact, page: RenderedAddress): string | undefined {
  const needed = [browser.exposes['./routes'], ...page.files.map((file) => browser.lazy[file])];
  if (needed.includes(undefined)) return undefined;
  const lists = [...needed, browser.exposes[`./layouts/${page.route.layout}`]];
  const names = lists.flatMap((list) => (list ? [...list.js, ...list.css] : []));
  return names.map((name) => files[name]?.integrity).join(' ');
}

/**
 * Whether a page's code, or how its route is declared, is another than in the live composition. The entry of a
 * remote is left out: every release has another one.
 */
export function isChanged({ live, changed }: Candidate, page: RenderedAddress): boolean {
  const before = live?.remotes.find(({ name }) => name === page.remote.name);
  if (!before || changed.has('host')) return true;
  const declared = before.descriptor.routes.find(({ path }) => path === page.route.path);
  if (JSON.stringify(declared) !== JSON.stringify(page.route)) return true;
  const code = codeOf(page.remote, page);
  return code === undefined || code !== codeOf(before, page);
}
