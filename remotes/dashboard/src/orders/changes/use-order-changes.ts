import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { undoEnd } from '../undo/use-countdown.ts';
import { doneText, type OrderChange } from './order-change.ts';
import { type Outcome, sendChange, undoChange } from './send-change.ts';

type Order = AdminOrderDetail;
type Kind = OrderChange['kind'];

export interface Conflict {
  /** What was not done. */
  change: OrderChange;
  before: Order;
  now: Order;
  /** Closes the form that it was typed into, which stands until then; none where nothing was typed. */
  closeForm: CloseForm;
}

type CloseForm = ((done: boolean) => void) | undefined;

interface Sent {
  read: Order;
  what: OrderChange;
  closeForm: CloseForm;
}

export interface Done {
  text: string;
  /** The version that Undo takes back; null where there is nothing to take back. */
  version: number | null;
  /** Milliseconds, of this clock. */
  until: number;
}

/** Changes of the order that a panel shows: one at a time, each with Undo, none over one of somebody else. */
export function useOrderChanges(order: Order | undefined, onOrder: (order: Order) => void) {
  const [conflict, setConflict] = useState<Conflict>();
  const [done, setDone] = useState<Done>();
  const [tried, setTried] = useState<Kind>();

  const took = (outcome: Outcome, { what: change, read: before, closeForm }: Sent) => {
    if ('conflict' in outcome) {
      setConflict({ change, before, now: outcome.conflict, closeForm });
      return;
    }
    closeForm?.(true);
    const { number, version, undoUntil } = outcome.order;
    setConflict(undefined);
    setDone({
      text: doneText(number, change),
      version: undoUntil === null ? null : version,
      until: undoEnd(undoUntil),
    });
    onOrder(outcome.order);
  };
  const change = useChange(({ read, what }: Sent) => sendChange(read, what), { done: took });
  const undoing = useChange(
    ({ number, version }: { number: string; version: number }) => undoChange(number, version),
    {
      done: (now) => {
        setDone({ text: `Order #${now.number}: taken back`, version: null, until: 0 });
        onOrder(now);
      },
    },
  );
  return {
    change,
    /** The change as those of these kinds see it: what another kind was refused for is not theirs. */
    changeOf: (...kinds: Kind[]): typeof change =>
      tried && kinds.includes(tried) ? change : { ...change, problems: {}, failure: '' },
    /** `closeForm` is called once the change is done, or somebody else's stands: then it was not. */
    send: async (what: OrderChange, closeForm?: CloseForm): Promise<unknown> => {
      setTried(what.kind);
      return order ? change.send({ read: order, what, closeForm }) : undefined;
    },
    done,
    undoing,
    undo: () => {
      if (order && done?.version)
        void undoing.send({ number: order.number, version: done.version });
    },
    conflict,
    /** What was chosen of a conflict; without a change theirs stands. */
    settle: (what: OrderChange | undefined) => {
      if (!conflict) return;
      const { now, closeForm } = conflict;
      onOrder(now);
      if (what) {
        void change.send({ read: now, what, closeForm });
        return;
      }
      setConflict(undefined);
      closeForm?.(false);
    },
    /** Nothing is chosen: what was typed stands in its form as it was. */
    back: () => setConflict(undefined),
    /** The first look at another order: what was done before is none of it. */
    forget: () => {
      setDone(undefined);
      setConflict(undefined);
    },
  };
}

export type OrderChanges = ReturnType<typeof useOrderChanges>;
