import type { RequestListener } from 'node:http';
import { send } from '../edge/responses.ts';

/** Address of the script that must run before any other of a development page. */
export const REFRESH_HOOK_PATH = '/dev-refresh-hook.js';

/**
 * Every app brings its own Fast Refresh, but there is one React, announced once. This hook keeps what was
 * announced and repeats it to every later listener, so that screens of remotes are refreshed, too.
 */
const REFRESH_HOOK = `(() => {
  if (window.__REACT_DEVTOOLS_GLOBAL_HOOK__) return;
  const renderers = new Map();
  const ignore = () => {};
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  };
})();
`;

/** Answers the hook's address itself and leaves everything else to `listener`. */
export function withRefreshHook(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url !== REFRESH_HOOK_PATH) return listener(request, response);
    const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' };
    return send(response, 200, headers, REFRESH_HOOK);
  };
}
