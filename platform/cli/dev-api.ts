import { join } from 'node:path';
import type { Environment } from '../edge/environment.ts';
import { apiVariables } from './api-variables.ts';
import type { Context } from './context.ts';
import { ownAddress, READY_LIMIT_MS, untilReady } from './ready.ts';
import { onStopSignals } from './stop-signals.ts';
import { supervise } from './supervise.ts';

/** The API from its sources; it restarts when they change. */
function superviseDevApi({ root, say }: Context, environment: Environment) {
  const watch = ['--watch', '--watch-preserve-output', '--import', 'tsx'];
  return supervise({
    name: 'API',
    args: [...watch, join(root, 'api/server.ts')],
    env: { ...apiVariables(environment), NODE_ENV: 'development' },
    say,
  });
}

/**
 * Runs the API from its sources beside what is being developed, says `ready` once it answers, and
 * resolves when the person ends it all or the API is given up. An API that does not come up is left to
 * the person: the next change may mend it.
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
  const ended = Promise.race([stopping, api.failure]);
  try {
    const answers = untilReady('API', `${ownAddress(host, apiPort)}/readyz`, READY_LIMIT_MS);
    await Promise.race([answers.catch((error: Error) => say(error.message)), ended]);
    if (stopped) return;
    say(ready());
    say('Ctrl-C ends everything.');
    await ended;
  } finally {
    say('Stopping ...');
    await api.stop();
  }
}
