import { faultText } from '../../edge/render/fault-text.ts';
import type { Renderer } from '../../edge/render/renderer.ts';
import type { Site } from '../../edge/site.ts';
import { titleOf } from '../checks/candidate.ts';
import type { Refusal } from '../checks/refusal.ts';
import { type Address, inParallel } from './addresses.ts';

/** A page as the server rendered it. */
export interface RenderedAddress extends Address {
  /** Server files of its screen; none of a page that leads elsewhere. */
  files: string[];
  /** Status of the answer. */
  status: number;
}

export interface Rendering {
  refusals: Refusal[];
  rendered: RenderedAddress[];
}

/** The pool begins no more renders of a remote that keeps failing: the failures before have been told. */
const NOT_TRIED = 'BreakerOpenError';

const EMPTY = new Error('nothing stands in the page');

async function renderOne(renderer: Renderer, site: Site, asked: Address): Promise<RenderedAddress> {
  const { result, files } = await renderer.render(site, asked.address);
  if (result.kind === 'page' && result.html.trim() === '') throw EMPTY;
  return { ...asked, files: result.kind === 'page' ? files : [], status: result.status };
}

/** Renders pages as the edge does, `atOnce` at a time, and says which could not be. */
export async function checkRendering(
  renderer: Renderer,
  site: Site,
  addresses: readonly Address[],
  atOnce: number,
): Promise<Rendering> {
  const answers = await inParallel(addresses, atOnce, async (asked) => {
    try {
      return await renderOne(renderer, site, asked);
    } catch (error) {
      if ((error as Error).name === NOT_TRIED) return [];
      const { remote, route, address } = asked;
      return {
        rule: 'server-render',
        place: `${titleOf(remote)}, route ${route.path}, ${address}`,
        message: faultText(error),
        remedy: 'Mend the loader or the screen; npm run dev shows the page.',
      };
    }
  });
  const told = answers.flat();
  return {
    refusals: told.filter((answer) => 'rule' in answer),
    rendered: told.filter((answer) => 'files' in answer),
  };
}
