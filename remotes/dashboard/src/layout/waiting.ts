import type { WaitingRequests } from '@evmandi/api/contract/admin-requests';
import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { hasPermission } from '@evmandi/contract/domain/session';
import { read, useSession } from '@evmandi/runtime';
import { useRead } from '@evmandi/ui/use-read';
import { useEffect, useState } from 'react';

const COUNT_AGAIN_MS = 60_000;
const listeners = new Set<() => void>();

/** Counts what waits for an answer anew, after one was given. */
export function countWaitingAgain(): void {
  for (const listener of listeners) listener();
}

/** How many requests wait for an answer, for those who may answer; looked at again once a minute. */
export function useWaiting(): WaitingRequests | undefined {
  const may = useSession(({ user }) =>
    [PERMISSION.administration, PERMISSION.counter].some((code) => hasPermission(user, code)),
  );
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const look = () => setLooks((count) => count + 1);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look();
    }, COUNT_AGAIN_MS);
    listeners.add(look);
    return () => {
      clearInterval(timer);
      listeners.delete(look);
    };
  }, []);
  return useRead(may ? `waiting requests ${looks}` : null, (signal) =>
    read<WaitingRequests>('/admin/requests/waiting', { signal }),
  ).data;
}
