import { hydrateStores, watchSession } from '@evmandi/runtime';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';
import { loginPath } from '../router/guard.ts';

/** Starts the stores and the session rules (SESSION-3, SESSION-4) once the page is hydrated. */
export function useSessionRules(): void {
  const navigate = useNavigate();
  const registry = useRemoteRegistry();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  useEffect(() => {
    latest.current = { navigate, location };
  });

  useEffect(() => {
    const stopStores = hydrateStores();
    const stopSession = watchSession((reason) => {
      const { navigate: go, location: here } = latest.current;
      const access = registry.owner(here.pathname)?.route.access ?? 'public';
      // A person on a public page stays there when the session expires (SESSION-4).
      if (reason === 'expired' && access === 'public') return;
      if (here.pathname === '/login') return;
      void go(reason === 'signed-out' ? '/login' : loginPath(here, '&ended=true'));
    });
    return () => {
      stopSession();
      stopStores();
    };
  }, [registry]);
}
