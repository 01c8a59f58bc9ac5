import type { Arguments } from '../arguments.ts';
import { consentIn } from '../consent.ts';
import { type Context, UserError } from '../context.ts';
import { pageOf, tellHistory } from '../tell-history.ts';
import { tokens } from '../tokens.ts';
import type { ServiceCalls } from './service-calls.ts';
import { shipTo } from './ship-to.ts';

interface Elsewhere {
  asked: Arguments & { command: string | undefined };
  /** How long the parts of it took. */
  taken: () => string;
  usage: string;
}

/** The commands at a release service. Throws a UserError for those that are of this machine alone. */
export async function elsewhere(
  service: ServiceCalls,
  context: Context,
  { asked, taken, usage }: Elsewhere,
): Promise<void> {
  const { say } = context;
  const { command, names, to } = asked;
  const [name, ...more] = names;
  const consent = consentIn(asked);
  if (command === 'ship' && !asked.new) {
    await shipTo(service, context, { names, consent });
    say(`It took ${taken()}.`);
  } else if (command === 'rollback' && (name ?? to) && more.length === 0) {
    await service.rollback({ app: name, to, consent }, say);
  } else if (command === 'status') {
    const { lines, problem } = await service.status();
    for (const line of lines) say(line);
    if (problem !== undefined) throw new UserError(problem);
  } else if (command === 'history' && more.length === 0) {
    tellHistory(await service.history(name, pageOf(asked.page)), say);
  } else if (command === 'tokens') {
    await tokens(service, { words: names, all: asked.all, usage }, say);
  } else throw new UserError(usage);
}
