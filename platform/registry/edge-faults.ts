import { compositionDigest } from './composition.ts';
import type { EdgeState } from './edges.ts';
import { RegistryError } from './registry-error.ts';
import type { Registry } from './types.ts';

/** How messages call an edge. */
export const edgeName = ({ machine, pid, port }: EdgeState): string =>
  `the edge on port ${port} of ${machine} (process ${pid})`;

/** Whether an edge serves that very composition; one of before does not say more than its number. */
export const servesIt = (
  { composition, digest }: EdgeState,
  it: { number: number; digest: string },
): boolean => composition === it.number && (digest === undefined || digest === it.digest);

async function faultOf(registry: Registry, edge: EdgeState): Promise<string | undefined> {
  const { sequence, composition: number } = edge;
  if (sequence === 0) return undefined;
  const stored = await registry.readComposition(number);
  if (!stored) return `serves composition ${number}, which is not stored`;
  if (!servesIt(edge, { number, digest: compositionDigest(stored) })) {
    return `serves another composition ${number} than the one stored`;
  }
  const newest = await registry.readChannel();
  if (sequence <= (newest?.sequence ?? 0)) return undefined;
  return `serves state ${sequence} of the channel, which is at ${newest?.sequence ?? 'none'}`;
}

/** What the edges that run serve and the registry does not hold, each in a line. */
export async function findEdgeFaults(registry: Registry): Promise<string[]> {
  const lines: string[] = [];
  for (const edge of await registry.edges()) {
    try {
      const fault = await faultOf(registry, edge);
      if (fault) lines.push(`${edgeName(edge)} ${fault}`);
    } catch (error) {
      // Named as what is damaged.
      if (!(error instanceof RegistryError)) throw error;
    }
  }
  return lines;
}
