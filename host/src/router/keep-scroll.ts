import type { createBrowserRouter, To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

function pathOf(to: To): string {
  const text = typeof to === 'string' ? to : (to.pathname ?? '');
  return new URL(text, window.location.href).pathname;
}

/** A change of query alone (a filter, a page) keeps the scroll position, however it was asked for. */
export function keepScrollWithinPath(router: Router): void {
  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>;
  const keeping = (to: To | number | null, options: Record<string, unknown> = {}) => {
    if (to === null || typeof to === 'number') return navigate(to);
    const samePath = pathOf(to) === router.state.location.pathname;
    // A Link hands over `preventScrollReset: undefined` when it is not set.
    return navigate(to, { ...options, preventScrollReset: options.preventScrollReset ?? samePath });
  };
  router.navigate = keeping as Router['navigate'];
}
