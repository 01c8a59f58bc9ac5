import { useEffect, useRef, useState } from 'react';

type Load<T> = (signal: AbortSignal) => Promise<T>;

interface Flight {
  answer: Promise<unknown>;
  controller: AbortController;
  readers: number;
}

/** Reads on their way, by key. */
const flights = new Map<string, Flight>();

function board<T>(key: string, load: Load<T>) {
  const known = flights.get(key);
  const controller = known?.controller ?? new AbortController();
  const flight = known ?? { answer: load(controller.signal), controller, readers: 0 };
  flight.readers += 1;
  flights.set(key, flight);
  const land = () => {
    if (flights.get(key) === flight) flights.delete(key);
  };
  flight.answer.then(land, land);
  return {
    answer: flight.answer as Promise<T>,
    leave() {
      flight.readers -= 1;
      if (flight.readers > 0) return;
      land();
      controller.abort();
    },
  };
}

export interface Reading<T> {
  /** The last answer: the one before stays while the next is awaited, or when that fails. */
  data: T | undefined;
  /** An answer for the key is awaited. */
  loading: boolean;
  /** Why the key was not answered. */
  error: unknown;
  /** Asks for the same key again. */
  retry: () => void;
}

interface Settled<T> {
  key: string | null;
  attempt: number;
  data?: T;
  error?: unknown;
}

/**
 * Reads what a component needs after its screen stands; what the screen itself needs is its loader's
 * (docs/decisions/0025). `key` names what is read; null reads nothing. Another key, or leaving, aborts
 * the signal, so the answer always belongs to the last key. Components that read one key at the same
 * time share the request. With `delayMs` a key must rest so long before it is asked for.
 */
export function useRead<T>(key: string | null, load: Load<T>, { delayMs = 0 } = {}): Reading<T> {
  const [settled, setSettled] = useState<Settled<T>>({ key: null, attempt: 0 });
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState(key);
  if (asked !== key) {
    // A key that comes back is asked anew: how it ended before says nothing of now.
    setAsked(key);
    setAttempt(attempt + 1);
  }
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });

  useEffect(() => {
    if (key === null) return;
    let left = false;
    let leave: (() => void) | undefined;
    const start = () => {
      const flight = board(key, latestLoad.current);
      leave = flight.leave;
      flight.answer.then(
        (data) => {
          if (!left) setSettled({ key, attempt, data });
        },
        (error: unknown) => {
          if (!left) setSettled((last) => ({ ...last, key, attempt, error }));
        },
      );
    };
    const timer = delayMs > 0 ? setTimeout(start, delayMs) : undefined;
    if (delayMs <= 0) start();
    return () => {
      left = true;
      clearTimeout(timer);
      leave?.();
    };
  }, [key, attempt, delayMs]);

  const answered = settled.key === key && settled.attempt === attempt;
  return {
    data: key === null ? undefined : settled.data,
    loading: key !== null && !answered,
    error: key !== null && answered ? settled.error : undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}
