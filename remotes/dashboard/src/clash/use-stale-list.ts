import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Reads the list behind a dialog anew once somebody else turns out to have been faster: what it shows is older. */
export function useStaleList(conflict: object | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (conflict) void revalidate();
  }, [conflict, revalidate]);
}
