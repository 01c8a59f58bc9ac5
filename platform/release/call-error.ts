import { UserError } from '../cli/context.ts';

/** A call that cannot be answered as it was made; the words are for whoever made it. */
export class CallError extends UserError {
  constructor(
    readonly status: number,
    message: string,
    /** How much of a file is there, where that is what is wrong. */
    readonly offset?: number,
  ) {
    super(message);
  }
}
