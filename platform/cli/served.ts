import { setTimeout as wait } from 'node:timers/promises';
import { compositionDigest } from '../registry/composition.ts';
import { edgeName, servesIt } from '../registry/edge-faults.ts';
import { type EdgeState, hasEnded } from '../registry/edges.ts';
import type { ChannelState, Registry } from '../registry/registry.ts';
import { type Context, since, UserError } from './context.ts';

/** How long a release waits for the edges to serve it. */
const SERVED_LIMIT_MS = 10_000;
const ASK_EVERY_MS = 50;

/** What the channel points at. */
interface Target {
  state: ChannelState;
  number: number;
  digest: string;
}

/** Where the channel points now: another release may have followed. */
async function readTarget(registry: Registry, known?: Target): Promise<Target | undefined> {
  const state = await registry.readChannel();
  if (!state) return undefined;
  if (known?.state.sequence === state.sequence && known.state.seal === state.seal) return known;
  const composition = await registry.readComposition(state.composition);
  if (!composition) throw new UserError(`Composition ${state.composition} is not in the registry.`);
  return { state, number: composition.number, digest: compositionDigest(composition) };
}

function lineOf(edge: EdgeState, { number }: Target): string {
  const { composition } = edge;
  const what =
    composition === number ? `another composition ${number}` : `composition ${composition}`;
  return `  ${edgeName(edge)} serves ${composition ? what : 'nothing'}`;
}

/** Returns why an edge cannot serve that state of the channel; `undefined` when it does not say so. */
const refusalOf = ({ problem }: EdgeState, { state }: Target) =>
  problem?.sequence === state.sequence ? problem.reason : undefined;

/** Those that were heard of since the wait began, and are not any more, without having ended on this machine. */
function silentOf(heard: Map<string, EdgeState>, edges: readonly EdgeState[]): EdgeState[] {
  for (const edge of edges) heard.set(edge.id, edge);
  return [...heard.values()].filter(
    (edge) => !edges.some(({ id }) => id === edge.id) && !hasEnded(edge),
  );
}

/**
 * Waits until every edge that runs says that it serves the very composition that the channel points at, for ten
 * seconds; names those that are late by then. Throws a UserError when an edge says that it cannot.
 */
export async function untilServed(
  { registry, say }: Pick<Context, 'registry' | 'say'>,
  limitMs = SERVED_LIMIT_MS,
): Promise<void> {
  const start = performance.now();
  let target: Target | undefined;
  const heard = new Map<string, EdgeState>();
  for (;;) {
    target = await readTarget(registry, target);
    if (!target) return;
    const now = target;
    const { number } = now;
    const edges = await registry.edges();
    const silent = silentOf(heard, edges);
    const saySilent = () => {
      for (const edge of silent) say(`  ${edgeName(edge)} ends, or says nothing any more`);
    };
    if (edges.length === 0 && silent.length > 0) {
      say(`Not every edge serves composition ${number} after ${since(start)}:`);
      return saySilent();
    }
    if (edges.length === 0) {
      say(`No edge runs, so no visitor is served composition ${number} yet: npm start.`);
      return;
    }
    const late = edges.filter((edge) => !servesIt(edge, now));
    if (late.length === 0) {
      const count = edges.length === 1 ? 'the edge' : `all ${edges.length} edges`;
      say(`Composition ${number} is live: served by ${count} after ${since(start)}.`);
      return saySilent();
    }
    const refusals = late.flatMap((edge) => {
      const reason = refusalOf(edge, now);
      return reason === undefined ? [] : [`${lineOf(edge, now)}, since:\n${reason}`];
    });
    if (refusals.length === late.length) {
      throw new UserError(
        `Composition ${number} is released but cannot be served:\n${refusals.join('\n')}\nnpm run status names what is damaged; npm run rollback goes back.`,
      );
    }
    if (performance.now() - start > limitMs) {
      say(`Not every edge serves composition ${number} after ${since(start)}:`);
      for (const edge of late) say(lineOf(edge, now));
      return saySilent();
    }
    await wait(ASK_EVERY_MS);
  }
}
