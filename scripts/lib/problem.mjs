import { red } from './say.mjs';

/** Something the person can mend: shown as one line, without a stack. */
export class Problem extends Error {
  /** @param {number} [exitCode] what the command ends with */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs a command's work; a Problem becomes its line and exit code. */
export async function asCommand(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.message) console.error(red(error.message));
    process.exitCode = error.exitCode;
  }
}
