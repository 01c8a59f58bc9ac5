import { notify } from '@evmandi/runtime';
import { type Problems, useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { countWaitingAgain } from '../layout/waiting.ts';
import { useDrafts } from '../list/drafts.ts';
import type { Values } from '../list/merge.ts';
import { type AnswerConflict, type AnswerKind, sendAnswer } from './send-answer.ts';

interface Options<Request> {
  /** What stands in a form that was not touched. */
  initial: Values;
  check: (values: Values, request: Request) => Problems;
  onSaved: (request: Request) => void;
}

/** An answer as it is typed, sent, and settled with somebody else's. */
export function useAnswer<Request extends { number: string; version: number }>(
  kind: AnswerKind<Request>,
  request: Request,
  { initial, check, onSaved }: Options<Request>,
) {
  const [read, setRead] = useState(request);
  const drafts = useDrafts();
  const over = kind.valuesOf(read);
  const [values, setValues] = useState<Values>(() => drafts.find(request.number, over) ?? initial);
  const [conflict, setConflict] = useState<AnswerConflict<Request>>();
  const took = (saved: Request) => {
    drafts.drop(request.number);
    setConflict(undefined);
    countWaitingAgain();
    onSaved(saved);
  };
  const change = useChange(
    ({ base, mine }: { base: Request; mine: Values }) => sendAnswer(kind, base, mine),
    {
      check: ({ base, mine }) => check(mine, base),
      done: (outcome) => {
        if ('conflict' in outcome) return setConflict(outcome.conflict);
        notify.success(`${outcome.saved.number} is answered`);
        took(outcome.saved);
      },
    },
  );
  const keep = (next: Values, base = over) => {
    drafts.keep({ number: request.number, over: base, values: next });
    setValues(next);
  };
  return {
    values,
    set: (name: string, value: string) => keep({ ...values, [name]: value }),
    setAll: (some: Values) => keep({ ...values, ...some }),
    change,
    send: () => change.send({ base: read, mine: values }),
    conflict,
    /** Nothing was chosen: what was typed stands. */
    back: () => setConflict(undefined),
    /** What was chosen; nothing where theirs stands. */
    settle: (chosen: Values | undefined) => {
      if (!conflict) return;
      if (!chosen) return took(conflict.now);
      setConflict(undefined);
      setRead(conflict.now);
      keep(chosen, kind.valuesOf(conflict.now));
      void change.send({ base: conflict.now, mine: chosen });
    },
  };
}
