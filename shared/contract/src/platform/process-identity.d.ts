/** Enough to tell a process from a later one that got the same id. Unknown parts are null. */
export interface ProcessIdentity {
  pid: number;
  /** Changes with each start of the machine. */
  bootId: string | null;
  /** Clock ticks from the machine's start to the process's. */
  startTime: string | null;
}

/** The identity of a process that runs; null for what the system does not say. */
export function identityOf(pid: number): ProcessIdentity;

/** Whether that very process still runs. Parts that are unknown are not compared. */
export function isAlive(identity: ProcessIdentity): boolean;
