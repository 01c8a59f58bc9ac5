import { join } from 'node:path';
import type { Environment } from '../edge/environment.ts';
import { collectGarbage, dryRun } from '../gc/collect.ts';
import { localCaller } from '../release/caller.ts';
import { pin, retire, unpin } from '../release/manage-marks.ts';
import { giveToken, listTokens, revokeToken } from '../release/manage-tokens.ts';
import { readReleases } from '../release/read-state.ts';
import { evidenceIn, promote, takeCanaryBack } from './canary.ts';
import type { Calls } from './commands.ts';
import type { Context } from './context.ts';
import { rollback } from './rollback.ts';
import { untilServed } from './served.ts';
import { ship, shipNew } from './ship.ts';
import { status } from './status.ts';

/** The calls in this process, on the registry itself, in the name of the person at the terminal. */
export function callsHere(context: Context, environment: Environment): Calls {
  const { registry, lap } = context;
  const caller = localCaller();
  /** Says when the edges serve what a call moved. */
  const served = async (moved: Promise<unknown>): Promise<void> => {
    await moved;
    await untilServed(context);
    lap?.('serve');
  };
  return {
    ship: (apps, options) => served(ship(context, apps, options)),
    shipNew: () => served(shipNew(context)),
    rollback: (options) => served(rollback(context, options)),
    promote: (app) => served(promote(context, { app })),
    takeBack: (app) => served(takeCanaryBack(context, { app })),
    pin: (app, reason) => pin(registry, caller, { app, reason }),
    unpin: (app) => unpin(registry, caller, app),
    retire: (what) => retire(registry, caller, what),
    status: () => {
      const { dataDir, edgeDir, registryUrl, canaryRule: rule } = environment;
      const registryPlace = registryUrl === undefined ? registry.root : 'REGISTRY_URL';
      const judging = { evidence: evidenceIn(dataDir), rule };
      return status(context, { edgeDir, registryPlace }, judging);
    },
    history: (app, page) => readReleases(registry, { app, page }),
    gc: (isDeleting) => {
      const options = { caller, uploads: join(environment.dataDir, 'uploads') };
      return isDeleting ? collectGarbage(registry, options) : dryRun(registry, options);
    },
    tokens: () => listTokens(registry, caller),
    giveToken: (asked) => giveToken(registry, caller, asked),
    revokeToken: (id) => revokeToken(registry, caller, id),
  };
}
