import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../http/failure.ts';
import { Limiter, LimiterFull } from './limiter.ts';

/** OWASP's argon2id: 19 MiB, two passes, one lane; about 10 ms. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each takes 19 MiB and a thread: a flood of sign-ins must not take all of either. */
const limiter = new Limiter(4, 100);

const limited = <T>(work: () => Promise<T>): Promise<T> =>
  limiter.run(work).catch((error: unknown) => {
    if (error instanceof LimiterFull)
      throw unavailable('Too many sign-ins at once: try again shortly', 2);
    throw error;
  });

/** An argon2id hash with its salt and parameters. Throws 503 when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, ARGON2ID));
}

/** Whether the password is that of the hash. Throws 503 when too many wait. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return limited(() => verify(passwordHash, password));
}
