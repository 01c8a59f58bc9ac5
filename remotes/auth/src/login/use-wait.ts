import { refusal } from '@evmandi/contract/platform/refusal';
import { useEffect, useState } from 'react';

/** Counts down to when the next try is allowed: whole seconds, 0 when it is. */
export function useWait(): { seconds: number; wait: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const tick = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  const wait = (length: number) => {
    setUntil(Date.now() + length * 1_000);
    setSeconds(length);
  };
  return { seconds, wait };
}

/** Seconds for which the server takes no more tries; 0 where it refused for another reason. */
export function waitOf(error: unknown): number {
  const { status, retryAfter = 0 } = refusal(error);
  return status === 429 ? retryAfter : 0;
}
