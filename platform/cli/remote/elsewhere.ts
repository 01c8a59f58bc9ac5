import type { Calls } from '../commands.ts';
import { type Context, UserError } from '../context.ts';
import type { ServiceCalls } from './service-calls.ts';
import { shipTo } from './ship-to.ts';

/** The calls at a release service elsewhere. */
export function callsElsewhere(service: ServiceCalls, context: Context): Calls {
  const { say } = context;
  return {
    ...service,
    ship: (names, { share, ...consent }) => shipTo(service, context, { names, consent, share }),
    rollback: ({ name: app, ...asked }) => service.rollback({ app, ...asked }, say),
    promote: (app) => service.promote(app, say),
    takeBack: (app) => service.takeBack(app, say),
    status: async () => {
      const { lines, problem } = await service.status();
      for (const line of lines) say(line);
      if (problem !== undefined) throw new UserError(problem);
    },
  };
}
