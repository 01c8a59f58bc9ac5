import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from './fair-queue.ts';

/** OWASP's argon2id: 19 MiB, two passes, one lane; about 10 ms. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core is left for everything else; what waits is some ten seconds of work at most. */
const queue = new FairQueue(Math.max(1, availableParallelism() - 1), 1_000);

/** Whose turn it is where no address asks: commands, sample data. */
const NOBODY = '';

/** An argon2id hash with its salt and parameters. Networks take turns; throws 503 when too many wait. */
export function hashPassword(password: string, network = NOBODY): Promise<string> {
  return queue.run(network, () => hash(password, ARGON2ID));
}

/** Whether the password is that of the hash. Networks take turns; throws 503 when too many wait. */
export function verifyPassword(
  passwordHash: string,
  password: string,
  network = NOBODY,
): Promise<boolean> {
  return queue.run(network, () => verify(passwordHash, password));
}
