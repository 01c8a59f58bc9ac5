import { useCallback } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';

/** Goes to the present place once more: the router asks for missing routes and runs the loaders again. */
export function useReload(): () => Promise<void> {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    // To the same place of a page the router goes without a look at anything.
    if (hash) await revalidate();
    else await navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  }, [navigate, revalidate, pathname, search, hash, state]);
}
