import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes to the present place once more: the router asks for missing routes and runs the loaders again. */
export function useReload(): () => Promise<void> {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return useCallback(async () => {
    await navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
  }, [navigate, pathname, search, hash, state]);
}
