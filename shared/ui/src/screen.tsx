import { type ComponentType, useState } from 'react';
import { ErrorFallback } from './error-fallback.tsx';

type Load = () => Promise<ComponentType>;

function failedScreen(load: Load, title: string, firstError: unknown): ComponentType {
  // Outlives the component: the router keeps this screen for good, also once the real one is there.
  let loaded: ComponentType | undefined;

  return function FailedScreen() {
    const [Screen, setScreen] = useState(() => loaded);
    const [error, setError] = useState(firstError);
    const retry = async () => {
      try {
        const component = await load();
        loaded = component;
        setScreen(() => component);
      } catch (again) {
        setError(again);
      }
    };
    if (Screen) return <Screen />;
    return <ErrorFallback error={error} title={title} onRetry={retry} variant="page" />;
  };
}

/**
 * A value for a route's `lazy`. It never rejects, because the router keeps a rejected `lazy` for ever:
 * when the import fails it resolves to a screen that says so under `title` and whose Retry imports again.
 */
export function screen(load: Load, title: string): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      return { Component: await load() };
    } catch (error) {
      return { Component: failedScreen(load, title, error) };
    }
  };
}
