import { refusal } from '@evmandi/contract/platform/refusal';
import { http } from '@evmandi/runtime';
import { clashesOf, merged, type Values } from '../list/merge.ts';

interface Answerable {
  number: string;
  version: number;
}

/** What is answered: how it is read, and how what was typed becomes a request. */
export interface AnswerKind<Request extends Answerable> {
  /** Where the answer is sent to, below `/api`. */
  path: (number: string) => string;
  read: (number: string) => Promise<Request>;
  /** What the form holds of an answer that is there; all empty while there is none. */
  valuesOf: (request: Request) => Values;
  bodyOf: (values: Values, request: Request) => object;
  /** The fields as people call them. */
  labelsOf: (request: Request) => Readonly<Record<string, string>>;
}

/** Somebody else answered meanwhile, in other words or at other prices: nothing was sent. */
export interface AnswerConflict<Request> {
  before: Request;
  mine: Values;
  now: Request;
}

export type AnswerOutcome<Request> = { saved: Request } | { conflict: AnswerConflict<Request> };

/** Sends an answer to a request that was read. What both changed is a conflict, else both changes are kept. */
export async function sendAnswer<Request extends Answerable>(
  kind: AnswerKind<Request>,
  before: Request,
  mine: Values,
): Promise<AnswerOutcome<Request>> {
  const { number, version } = before;
  try {
    const body = { version, ...kind.bodyOf(mine, before) };
    return { saved: (await http.post<Request>(kind.path(number), body)).data };
  } catch (error) {
    if (refusal(error).code !== 'stale_version') throw error;
    // What stands in the refusal is older by now, if anything.
    const now = await kind.read(number);
    const three = { before: kind.valuesOf(before), mine, theirs: kind.valuesOf(now) };
    if (clashesOf(three, {}).length > 0) return { conflict: { before, mine, now } };
    return sendAnswer(kind, now, merged(three, {}));
  }
}
