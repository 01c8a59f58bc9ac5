import { createContext, use, useSyncExternalStore } from 'react';
import type { PartState, Parts } from './parts.ts';

const PartsContext = createContext<Parts | null>(null);
export const PartsProvider = PartsContext.Provider;

export function useParts(): Parts {
  const parts = use(PartsContext);
  if (!parts) throw new Error('useParts outside of its provider');
  return parts;
}

export function usePartState(name: string): PartState {
  const parts = useParts();
  const state = () => parts.state(name);
  return useSyncExternalStore(parts.subscribe, state, state);
}
