import { createContext, use, useEffect } from 'react';
import type { RemoteRoute } from '../remotes/remote-route.ts';

interface FirstScreen {
  /** The route whose screen the server rendered. */
  route?: RemoteRoute | undefined;
  /** Called once the screen answers, which may be later than what stands around it. */
  onReady?: () => void;
}

const FirstScreenContext = createContext<FirstScreen>({});
export const FirstScreenProvider = FirstScreenContext.Provider;
export const useFirstScreen = () => use(FirstScreenContext);

/** Stands beside the screen, so that it is hydrated and mounted together with it. */
export function ScreenReady() {
  const { onReady } = useFirstScreen();
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
