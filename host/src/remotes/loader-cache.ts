import type { Shown } from '@evmandi/contract/platform/render';
import type { LoaderFunction, LoaderFunctionArgs, Params, RouteObject } from 'react-router-dom';

/** A person who points at a link follows it within seconds, or not at all. */
const KEPT_MS = 10_000;

/** What failed after that long would fail as late once more. */
const LATE_MS = 3_000;

interface Entry {
  answer: Promise<unknown>;
  at: number;
  /** Ends the request, once the navigation that took the answer is given up. */
  controller: AbortController;
}

const keyOf = (id: string | undefined, { pathname, search }: URL) => `${id} ${pathname}${search}`;

/** Loaders' answers fetched before the navigation that needs them; each is used once. */
export class LoaderCache {
  readonly #entries = new Map<string, Entry>();

  /** Runs a route's loader ahead of the navigation to `url`. A failure is forgotten: the navigation tries itself. */
  prefetch(route: RouteObject, url: URL, params: Params): void {
    const { loader } = route;
    if (typeof loader !== 'function') return;
    const key = keyOf(route.id, url);
    const known = this.#entries.get(key);
    if (known && Date.now() - known.at < KEPT_MS) return;
    const controller = new AbortController();
    const request = new Request(url, { signal: controller.signal });
    const args = { request, params, context: {}, pattern: '', url };
    const original = (loader as Ahead).original ?? loader;
    const answer = Promise.resolve(original(args as unknown as LoaderFunctionArgs, undefined));
    this.#entries.set(key, { answer, at: Date.now(), controller });
    answer.catch(() => {
      if (this.#entries.get(key)?.answer === answer) this.#entries.delete(key);
    });
  }

  #take(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    this.#entries.delete(key);
    return entry && Date.now() - entry.at < KEPT_MS ? entry : undefined;
  }

  /** The same routes with loaders that use what was fetched ahead. */
  wrap(routes: RouteObject[]): RouteObject[] {
    return routes.map((route) => {
      const wrapped = { ...route } as RouteObject;
      if (typeof route.loader === 'function') wrapped.loader = this.#ahead(route.id, route.loader);
      if (route.children) wrapped.children = this.wrap(route.children);
      return wrapped;
    });
  }

  #ahead(id: string | undefined, original: LoaderFunction): LoaderFunction {
    const loader: Ahead = (args, context) => {
      const { signal, url } = args.request;
      const { shown } = args as { shown?: Shown };
      const entry = this.#take(keyOf(id, new URL(url)));
      if (!entry) return original(args, context);
      signal.addEventListener('abort', () => entry.controller.abort(signal.reason));
      return entry.answer.catch((failed) => {
        if (signal.aborted) throw failed;
        if (Date.now() - entry.at < LATE_MS) return original(args, context);
        // Only the navigation knows what is shown, and may stay.
        if (shown?.pathname !== new URL(url).pathname) throw failed;
        return original({ ...args, failed } as LoaderFunctionArgs, context);
      }) as never;
    };
    loader.original = original;
    return loader;
  }
}

/** A wrapped loader; `original` is what it stands for. */
type Ahead = LoaderFunction & { original?: LoaderFunction };
