import { FALLBACK_PATTERN } from '@evmandi/contract/route-owner';
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

/** Whether a path leads to a screen of the live composition; true for all where there is none. */
export function useHasScreen(): (path: string) => boolean {
  const parts = use(PartsContext);
  return (path) => {
    if (!parts) return true;
    const owner = parts.owner(path);
    return owner !== undefined && owner.route.path !== FALLBACK_PATTERN;
  };
}
