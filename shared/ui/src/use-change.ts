import { refusal } from '@evmandi/contract/platform/refusal';
import { fieldErrors, hasResponse, report, visitorText } from '@evmandi/runtime';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { createIntent } from './intent.ts';
import { offerUndo } from './toast-actions.ts';

/** Messages by the path of a field: what is wrong and what to do about it. */
export type Problems = Record<string, string>;

export interface Call {
  /** Aborted when the component is left; pass it on only if leaving should stop the change. */
  signal: AbortSignal;
  /** For the header `Idempotency-Key`: the same for each repeat of one intent. */
  key: string;
}

export interface ChangeOptions<Input, Answer> {
  /** Found before anything is sent. */
  check?: (input: Input) => Problems;
  /** Shows the change before the server has it. Returns what takes it back when the server refuses. */
  optimistic?: (input: Input) => () => void;
  /** After success and while the component stands; `busy` lasts until a promise that it returns ends. */
  done?: (answer: Answer, input: Input) => unknown;
  /** After success, a toast with Undo. */
  undo?: (answer: Answer, input: Input) => { text: string; undo: () => unknown };
  /** The loaders of the page are run again after success. */
  revalidate?: boolean;
  /** The text of a failure that names no field. */
  describe?: (error: unknown) => string;
}

export interface Change<Input, Answer = unknown> {
  /** Resolves to the answer, to `undefined` when it was refused or one is under way. */
  send: (input: Input) => Promise<Answer | undefined>;
  busy: boolean;
  /** New with each failure, so that an effect on it runs again. */
  problems: Problems;
  /** Why it failed, where no field is to blame; else empty. */
  failure: string;
  /** The same request may succeed another time: it was not answered, or by a server in trouble. */
  repeatable: boolean;
  /** Of the last success. */
  answer: Answer | undefined;
}

interface Outcome<Answer> {
  problems: Problems;
  failure: string;
  repeatable: boolean;
  answer?: Answer;
}

const FRESH: Outcome<never> = { problems: {}, failure: '', repeatable: false };
const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;

function outcomeOf(error: unknown, describe: (error: unknown) => string): Outcome<never> {
  const problems = fieldErrors(error);
  const status = Number(refusal(error).status ?? 0);
  return {
    problems,
    failure: isEmpty(problems) ? describe(error) : '',
    repeatable: !hasResponse(error) || status === 429 || status >= 500,
  };
}

/**
 * One change of what the server keeps (docs/decisions/0026): busy and optimistic state, messages at their
 * fields, one key for all repeats, Undo. A second `send` while one is under way does nothing.
 */
export function useChange<Input, Answer>(
  request: (input: Input, call: Call) => Promise<Answer>,
  options: ChangeOptions<Input, Answer> = {},
): Change<Input, Answer> {
  const [outcome, setOutcome] = useState<Outcome<Answer>>(FRESH);
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  const left = useRef(false);
  const intent = useRef(createIntent());
  const { revalidate } = useRevalidator();
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      running.current?.abort();
    };
  }, []);

  const settle = (next: Outcome<Answer>) => {
    running.current = null;
    if (left.current) return;
    setOutcome(next);
    setBusy(false);
  };
  const succeed = async (answer: Answer, input: Input) => {
    intent.current = createIntent();
    try {
      const undo = options.undo?.(answer, input);
      if (undo) offerUndo(undo.text, undo.undo);
      if (!left.current && options.revalidate) await revalidate();
      if (!left.current) await options.done?.(answer, input);
    } catch (error) {
      // The server has the change all the same.
      report(error, { phase: 'run' });
    } finally {
      settle({ ...FRESH, answer });
    }
    return answer;
  };

  const send = async (input: Input): Promise<Answer | undefined> => {
    if (running.current) return undefined;
    const problems = options.check?.(input) ?? {};
    setOutcome({ ...FRESH, problems });
    if (!isEmpty(problems)) return undefined;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    const takeBack = options.optimistic?.(input);
    const call = { signal: controller.signal, key: intent.current.keyFor(input) };
    const result = await request(input, call).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    if ('answer' in result) return succeed(result.answer, input);
    takeBack?.();
    settle(outcomeOf(result.error, options.describe ?? visitorText));
    return undefined;
  };
  return { send, busy, answer: undefined, ...outcome };
}
