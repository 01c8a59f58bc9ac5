import { setTimeout as wait } from 'node:timers/promises';
import type { EdgeState } from '../registry/edges.ts';
import { type Context, since, UserError } from './context.ts';

/** How long a release waits for the edges to serve it. */
const SERVED_LIMIT_MS = 10_000;
const ASK_EVERY_MS = 50;

/** How messages call an edge. */
const edgeName = ({ machine, pid, port }: EdgeState) =>
  `the edge on port ${port} of ${machine} (process ${pid})`;

const lineOf = (edge: EdgeState) =>
  `  ${edgeName(edge)} serves ${edge.composition ? `composition ${edge.composition}` : 'nothing'}`;

/** Returns why an edge cannot serve that state of the channel; `undefined` when it does not say so. */
const refusalOf = ({ problem }: EdgeState, sequence: number) =>
  problem && problem.sequence >= sequence ? problem.reason : undefined;

/**
 * Waits until every edge that runs says that it serves what the channel points at, for ten seconds; names
 * those that are late by then. Throws a UserError when an edge says that it cannot.
 */
export async function untilServed(
  { registry, say }: Pick<Context, 'registry' | 'say'>,
  limitMs = SERVED_LIMIT_MS,
): Promise<void> {
  const state = await registry.readChannel();
  if (!state) return;
  const { sequence, composition } = state;
  const start = performance.now();
  for (;;) {
    const edges = await registry.edges();
    if (edges.length === 0) {
      say(`No edge runs, so no visitor is served composition ${composition} yet: npm start.`);
      return;
    }
    const late = edges.filter((edge) => edge.sequence < sequence);
    if (late.length === 0) {
      const count = edges.length === 1 ? 'the edge' : `all ${edges.length} edges`;
      say(`Composition ${composition} is live: served by ${count} after ${since(start)}.`);
      return;
    }
    const refusals = late.flatMap((edge) => {
      const reason = refusalOf(edge, sequence);
      return reason === undefined ? [] : [`${lineOf(edge)}, since:\n${reason}`];
    });
    if (refusals.length === late.length) {
      throw new UserError(
        `Composition ${composition} is released but cannot be served:\n${refusals.join('\n')}\nnpm run status names what is damaged; npm run rollback goes back.`,
      );
    }
    if (performance.now() - start > limitMs) {
      say(`Not every edge serves composition ${composition} after ${since(start)}:`);
      for (const edge of late) say(lineOf(edge));
      return;
    }
    await wait(ASK_EVERY_MS);
  }
}
