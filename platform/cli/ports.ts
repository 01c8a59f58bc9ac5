import { createServer } from 'node:net';
import { hasCode } from '../registry/disk.ts';
import { UserError } from './context.ts';

interface WantedPort {
  /** The variable that chooses it. */
  variable: string;
  port: number;
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (hasCode(error, 'EADDRINUSE')) resolve(false);
      else if (hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) resolve(true);
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Also `::1`, since browsers may try that first for `localhost`. */
async function isFreeEverywhere(port: number, host: string): Promise<boolean> {
  return (await isFree(port, host)) && (await isFree(port, '::1'));
}

/** The first port from `from` upwards that nobody uses or wants. */
export async function nextFreePort(
  from: number,
  host: string,
  wanted: readonly WantedPort[] = [],
): Promise<number> {
  let candidate = from;
  const isWanted = () => wanted.some(({ port }) => port === candidate);
  while (isWanted() || !(await isFreeEverywhere(candidate, host))) candidate += 1;
  return candidate;
}

/** Throws a UserError, one line for each port that is in use or wanted twice. */
export async function requireFreePorts(wanted: readonly WantedPort[], host: string): Promise<void> {
  const problems: string[] = [];
  const takenBy = new Map<number, string>();
  for (const { variable, port } of wanted) {
    const other = takenBy.get(port);
    takenBy.set(port, variable);
    if (other) {
      problems.push(`${other} and ${variable} are both ${port}: give one of them another value.`);
    } else if (!(await isFreeEverywhere(port, host))) {
      const free = await nextFreePort(port + 1, host, wanted);
      const example = `${variable}=${free} npm start`;
      problems.push(`Port ${port} is in use. Choose another with ${variable}: ${example}`);
    }
  }
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}
