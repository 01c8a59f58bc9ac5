import type { Environment } from '../edge/environment.ts';
import type { Calls } from './commands.ts';
import type { Context } from './context.ts';
import { callsHere } from './here.ts';
import { callsElsewhere } from './remote/elsewhere.ts';
import { openService } from './remote/service-calls.ts';
import { yellow } from './yellow.ts';

/** The calls of a command: at the release service that the environment names, or in this process. */
export function callsFor(context: Context, environment: Environment): Calls {
  const { releaseAt } = environment;
  return releaseAt
    ? callsElsewhere(
        openService({ ...releaseAt, warn: (line) => context.say(yellow(line)) }),
        context,
      )
    : callsHere(context, environment);
}
