import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import type { RouteDeclaration } from '@evmandi/contract/platform/remote-descriptor';
import type { Candidate } from '../checks/candidate.ts';
import { addressOf } from '../checks/examples.ts';
import { concernedParts } from './check-builds.ts';

/** A page of a route that a release answers for. */
export interface Address {
  remote: RemoteArtifact;
  route: RouteDeclaration;
  /** Path and query. */
  address: string;
}

/** One address of each route that a release answers for; a route of an older release may name none. */
export function addressesOf(candidate: Candidate): Address[] {
  return concernedParts(candidate).flatMap((remote) =>
    remote.descriptor.routes.flatMap((route) => {
      const address = addressOf(route);
      return address === undefined ? [] : { remote, route, address };
    }),
  );
}

/** Runs `work` for each item, `atOnce` at a time; the answers come in the order of the items. */
export async function inParallel<Item, Answer>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const rest = [...items.entries()];
  const next = async () => {
    for (let entry = rest.shift(); entry; entry = rest.shift()) {
      answers[entry[0]] = await work(entry[1]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return answers;
}
