import { createContext, type ReactNode } from 'react';

/**
 * What a screen that needs script shows without. Only the server has it: what stands inside `noscript` is
 * never hydrated, so no browser has to load the code for it.
 */
export const ScriptNeededContext = createContext<ReactNode>(null);
