import type { BulkAnswer } from '@evmandi/api/contract/admin-order-changes';
import type { AdminOrder } from '@evmandi/api/contract/admin-orders';
import { http, visitorText } from '@evmandi/runtime';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { readOrder } from '../changes/send-change.ts';
import { rowOf } from '../row-of.ts';
import { undoEnd } from '../undo/use-countdown.ts';
import type { useLiveOrders } from '../use-live-orders.ts';
import { type BulkAction, leftText, reasonOf } from './bulk-words.ts';

interface Input {
  action: BulkAction;
  orders: { number: string; version: number }[];
}

export interface BulkResult {
  action: BulkAction;
  results: BulkAnswer['results'];
  /** The end of Undo, of this clock; 0 where nothing can be taken back. */
  until: number;
}

const PAID = { payment: 'Paid' } as const satisfies Partial<AdminOrder>;

/** Skipped orders that are read again, so that they can be tried once more. */
const MOST_READ = 20;

/** The answer with the skipped orders as they are now, and with what of them was in the way. */
async function explained(answer: BulkAnswer, action: BulkAction) {
  const skipped = answer.results.filter(({ done }) => !done).slice(0, MOST_READ);
  // What cannot be read keeps the words of the answer.
  const read = await Promise.allSettled(skipped.map(({ number }) => readOrder(number)));
  const now = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const results = answer.results.map((result) => {
    const order = result.done ? undefined : now.find(({ number }) => number === result.number);
    const reason = order && reasonOf(action, order);
    return reason ? { ...result, message: reason } : result;
  });
  return { ...answer, results, now };
}

/** Some were left: a repeat goes on with them. */
class Unfinished extends Error {}

const describe = (error: unknown) =>
  error instanceof Unfinished
    ? error.message
    : `Not all of it is known to be done: ${visitorText(error)}`;

/** The same step for several orders: a result for each, and Undo for those that were changed. */
export function useBulk(took: ReturnType<typeof useLiveOrders>['took']) {
  const [result, setResult] = useState<BulkResult>();
  const [closed, setClosed] = useState(false);
  const show = ({ results, now }: Awaited<ReturnType<typeof explained>>, action: BulkAction) =>
    took([
      ...now.map((order) => [order.number, rowOf(order)] as const),
      ...results.flatMap(({ number, done, status, version }) =>
        done && status && version
          ? [[number, { status, version, ...(action === 'pay' && PAID) }] as const]
          : [],
      ),
    ]);
  const change = useChange(
    async (input: Input, { key }) => {
      const headers = { 'Idempotency-Key': key };
      const { data } = await http.post<BulkAnswer>('/admin/orders/bulk', input, { headers });
      // While the database is away nothing can be read either.
      const answer = data.unfinished ? { ...data, now: [] } : await explained(data, input.action);
      show(answer, input.action);
      if (data.unfinished) throw new Unfinished(leftText(input.action, answer.results));
      return answer;
    },
    {
      describe,
      done: ({ results, undoUntil }, { action }) =>
        setResult({ action, results, until: undoEnd(action === 'undo' ? null : undoUntil) }),
    },
  );
  const [last, setLast] = useState<Input>();
  const send = (input: Input) => {
    setLast(input);
    setResult(undefined);
    setClosed(false);
    void change.send(input);
  };
  return {
    result,
    busy: change.busy,
    failure: closed ? '' : change.failure || Object.values(change.problems).join('. '),
    run: (action: BulkAction, orders: readonly AdminOrder[]) =>
      send({
        action,
        orders: orders.map(({ orderNumber, version }) => ({ number: orderNumber, version })),
      }),
    /** The same once more: what was done is not done twice. */
    retry: () => last && send(last),
    undo: () =>
      send({
        action: 'undo',
        orders: (result?.results ?? []).flatMap(({ number, done, version }) =>
          done && version ? [{ number, version }] : [],
        ),
      }),
    /** What became of it is not looked at any longer. */
    close: () => {
      setResult(undefined);
      setClosed(true);
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;
