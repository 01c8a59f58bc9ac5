import { faultText } from '../../edge/render/fault-text.ts';
import type { Renderer } from '../../edge/render/renderer.ts';
import type { Site } from '../../edge/site.ts';
import { titleOf } from '../checks/candidate.ts';
import type { Refusal } from '../checks/refusal.ts';
import { type Address, inParallel } from './addresses.ts';
import { deadEndOf } from './dead-end.ts';

/** A page as the server rendered it. */
export interface RenderedAddress extends Address {
  /** Server files of its screen; none of a page that leads elsewhere. */
  files: string[];
  /** Status of the answer. */
  status: number;
  /** Its loader is left to the browser. */
  unloaded?: boolean;
}

/** An address that ends at no page; another API may have what it shows. */
export interface LostAddress extends Address {
  deadEnd: string;
}

export interface Rendering {
  refusals: Refusal[];
  rendered: RenderedAddress[];
  lost: LostAddress[];
}

/** The pool begins no more renders of a remote that keeps failing: the failures before have been told. */
const NOT_TRIED = 'BreakerOpenError';

const EMPTY = new Error('nothing stands in the page');

const HUNG = /^hung: more than (\d+) ms$/;

function wordsOf(error: unknown): string {
  const [, ms] = HUNG.exec((error as Error).message) ?? [];
  return ms ? `does not end within ${Number(ms) / 1000} s` : faultText(error);
}

async function renderOne(
  renderer: Renderer,
  site: Site,
  { remote, route, address }: Address,
): Promise<RenderedAddress | LostAddress> {
  // What was found out about it with another API is of no account.
  const asked = { remote, route, address };
  const { result, files } = await renderer.render(site, address);
  if (result.kind === 'page' && result.html.trim() === '') throw EMPTY;
  const further = async (next: string) => (await renderer.render(site, next)).result;
  const deadEnd = await deadEndOf(site, asked, result, further);
  if (deadEnd !== undefined) return { ...asked, deadEnd };
  const { status } = result;
  if (result.kind !== 'page') return { ...asked, files: [], status };
  return { ...asked, files, status, unloaded: result.page.kind === 'placeholder' };
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
        message: wordsOf(error),
        remedy: 'Mend the loader or the screen; npm run dev shows the page.',
      };
    }
  });
  const told = answers.flat();
  return {
    refusals: told.filter((answer) => 'rule' in answer),
    rendered: told.filter((answer) => 'files' in answer),
    lost: told.filter((answer) => 'deadEnd' in answer),
  };
}

/** Why addresses that end at no page hold a release up. */
export const refuseLost = (lost: readonly LostAddress[]): Refusal[] =>
  lost.map(({ remote, route, address, deadEnd }) => ({
    rule: 'dead-end',
    place: `remotes/${remote.name}/remote.json, route ${route.path}, ${address}`,
    message: `the page ${deadEnd}`,
    remedy: route.example
      ? `Name an "example" there that exists, instead of ${route.example}, or mend the loader.`
      : 'Mend the loader of the route; npm run dev shows the page.',
  }));
