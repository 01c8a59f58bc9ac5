import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { othersWait } from '../http/serving.ts';
import { FairQueue } from './fair-queue.ts';

/** OWASP's argon2id: 19 MiB, two passes, one lane; about 10 ms. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const { memoryCost, timeCost, parallelism } = ARGON2ID;
/**
 * The hash of no password, at the cost of every other: compared with it, an account that does not exist takes as
 * long as one that does, from the first request of a process on.
 */
export const NO_PASSWORD = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * One core is left for everything else, also by what a sign-in asks of the database: while others wait for their answers,
 * each thread rests as long as it worked. What waits is some twenty seconds of work at most.
 */
const queue = new FairQueue(Math.max(1, availableParallelism() - 1), 1_000, (worked) =>
  othersWait() ? worked : 0,
);

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
