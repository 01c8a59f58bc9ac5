import { join } from 'node:path';
import type { Environment } from '../edge/environment.ts';
import { apiVariables } from './api-variables.ts';
import type { Context } from './context.ts';
import { ownAddress, READY_LIMIT_MS, untilReady } from './ready.ts';
import { onStopSignals } from './stop-signals.ts';
import { supervise } from './supervise.ts';
import { watchSources } from './watch-sources.ts';

/** Folders of sources that the API is made of. */
const SOURCES = ['api', 'artwork/src', 'shared/contract/src'];

/** The API from its sources; it starts anew when they change, also after it was given up. */
function superviseDevApi({ root, say }: Context, environment: Environment) {
  const start = () => {
    const api = supervise({
      name: 'API',
      args: ['--import', 'tsx', join(root, 'api/server.ts')],
      env: { ...apiVariables(environment), NODE_ENV: 'development' },
      say,
      mostQuickDeaths: 1,
    });
    api.failure.catch(({ message }: Error) =>
      say(`${message} Waiting for a change of its sources.`),
    );
    return api;
  };
  let api = start();
  let turns = Promise.resolve();
  const sources = SOURCES.map((folder) => join(root, folder));
  const endWatching = watchSources(sources, () => {
    turns = turns.then(async () => {
      say('Sources of the API changed: starting it again ...');
      await api.stop();
      api = start();
    });
  });
  return {
    async stop() {
      endWatching();
      await turns;
      await api.stop();
    },
  };
}

/**
 * Runs the API from its sources beside what is being developed, says `ready` once it answers, and
 * resolves when the person ends it all. An API that does not come up is left to the person: the next
 * change may mend it.
 */
export async function besideDevApi(
  context: Context,
  environment: Environment,
  ready: () => string,
): Promise<void> {
  const { say } = context;
  const { host, apiPort } = environment;
  const api = superviseDevApi(context, environment);
  let stopped = false;
  const stopping = new Promise<void>((resolve) => {
    const stop = () => {
      stopped = true;
      resolve();
    };
    onStopSignals(stop, () => process.exit(1));
  });
  try {
    const answers = untilReady('API', `${ownAddress(host, apiPort)}/readyz`, READY_LIMIT_MS);
    await Promise.race([answers.catch((error: Error) => say(error.message)), stopping]);
    if (stopped) return;
    say(ready());
    say('Ctrl-C ends everything.');
    await stopping;
  } finally {
    say('Stopping ...');
    await api.stop();
  }
}
