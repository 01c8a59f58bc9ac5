import { createServer } from 'node:net';
import { hasCode } from '../registry/disk.ts';
import { describeBusyPort } from './busy-port.ts';
import { UserError } from './context.ts';

interface WantedPort {
  /** The variable that chooses it. */
  variable: string;
  port: number;
  /** Address of the network interface, where it is another one than that of the site. */
  at?: { variable: string; host: string };
}

/** The system's error when the address cannot be listened on, such as EADDRINUSE. */
function errorOfListening(port: number, host: string): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Why a port cannot be had; `undefined` when it can. Also looks at `::1`, since browsers may try that
 * first for `localhost`. Throws a UserError for a host that this machine does not have.
 */
async function fault(
  port: number,
  host: string,
  variable = 'HOST',
): Promise<'busy' | 'closed' | undefined> {
  const error = await errorOfListening(port, host);
  if (hasCode(error, 'EACCES')) return 'closed';
  if (error && !hasCode(error, 'EADDRINUSE')) {
    throw new UserError(
      `${variable}=${host}: this machine cannot listen there (${error.message}).`,
    );
  }
  const inUse = error ?? (await errorOfListening(port, '::1'));
  return hasCode(inUse, 'EADDRINUSE') ? 'busy' : undefined;
}

/** The first port from `from` upwards that is free and not among the wanted ones. */
export async function nextFreePort(
  from: number,
  host: string,
  wanted: readonly WantedPort[] = [],
): Promise<number> {
  let candidate = from;
  const isWanted = () => wanted.some(({ port }) => port === candidate);
  while (isWanted() || (await fault(candidate, host))) candidate += 1;
  return candidate;
}

/**
 * Throws a UserError: one line for each port that cannot be had, with the process that has it, or that is
 * wanted twice, or for a wrong host. `root` is the project's folder.
 */
export async function requireFreePorts(
  wanted: readonly WantedPort[],
  host: string,
  root: string,
): Promise<void> {
  const problems: string[] = [];
  const takenBy = new Map<number, string>();
  for (const { variable, port, at } of wanted) {
    const other = takenBy.get(port);
    takenBy.set(port, variable);
    if (other) {
      problems.push(`${other} and ${variable} are both ${port}: give one of them another value.`);
      continue;
    }
    const listens = at?.host ?? host;
    const found = await fault(port, listens, at?.variable);
    if (!found) continue;
    const free = await nextFreePort(port + 1, listens, wanted);
    const why = found === 'busy' ? describeBusyPort(port, root) : 'is not open to this account';
    problems.push(`Port ${port} ${why}. Choose another with ${variable}: ${variable}=${free}`);
  }
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}
