import { type ComponentType, useState } from 'react';
import { IconPlugConnectedX } from './icons.tsx';

type Load = () => Promise<ComponentType>;

/** The text for code that could not be fetched (ERROR-2). */
const CODE_MISSING = 'Network Error';

/** For hosts that know no `loadError`, in plain elements: today's host shows a notice of its own. */
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
    return (
      <section role="alert">
        <IconPlugConnectedX size={28} />
        <h1 tabIndex={-1}>Unexpected Application Error!</h1>
        <code>{CODE_MISSING}</code>
        <p>The part {title} could not be shown. The rest of the page works.</p>
        <button type="button" onClick={() => void retry()}>
          Retry
        </button>
      </section>
    );
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
