import { type ComponentType, useState } from 'react';
import { ErrorFallback } from './error-fallback.tsx';

type Load = () => Promise<ComponentType>;

/** Of code that could not be fetched (ruling on section 8). */
const CODE_MISSING = 'Network Error';

function failedScreen(load: Load, title: string): ComponentType {
  // Outlives the component: the router keeps this screen for good, also once the real one is there.
  let loaded: ComponentType | undefined;

  return function FailedScreen() {
    const [Screen, setScreen] = useState(() => loaded);
    const retry = async () => {
      try {
        const component = await load();
        loaded = component;
        setScreen(() => component);
      } catch {
        // Shown already.
      }
    };
    if (Screen) return <Screen />;
    return <ErrorFallback error={CODE_MISSING} title={title} onRetry={retry} variant="page" />;
  };
}

interface LoadedScreen {
  Component: ComponentType;
  /** Why `Component` is only the notice of a failure: the host keeps what was shown, and calls again. */
  loadError?: unknown;
}

/**
 * A value for a route's `lazy`. It never rejects, because the router keeps a rejected `lazy` for ever:
 * when the import fails it resolves to a screen that says so under `title` and whose Retry imports again.
 */
export function screen(load: Load, title: string): () => Promise<LoadedScreen> {
  return async () => {
    try {
      return { Component: await load() };
    } catch (error) {
      return { Component: failedScreen(load, title), loadError: error };
    }
  };
}
