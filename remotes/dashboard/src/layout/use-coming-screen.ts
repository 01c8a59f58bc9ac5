import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Until then the old screen stays: a skeleton that flashes by is worse than a short wait. */
const PATIENCE_MS = 250;

/** The path to show as current, and whether its screen is still on the way and a skeleton should stand in. */
export function useComingScreen(): { pathname: string; coming: boolean } {
  const here = useLocation().pathname;
  const target = useNavigation().location?.pathname;
  const wanted = target !== here && target?.startsWith('/dashboard') ? target : undefined;
  const [late, setLate] = useState<string>();

  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setLate(wanted), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [wanted]);

  const coming = wanted !== undefined && late === wanted;
  return { pathname: coming ? wanted : here, coming };
}
