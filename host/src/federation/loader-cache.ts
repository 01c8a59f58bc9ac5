import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** A person who points at a link follows it within seconds, or not at all. */
const KEPT_MS = 10_000;

interface Entry {
  answer: Promise<unknown>;
  at: number;
}

const keyOf = (id: string | undefined, { request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  return `${id} ${pathname}${search}`;
};

/** Loaders' answers fetched before the navigation that needs them; each is used once. */
export class LoaderCache {
  readonly #entries = new Map<string, Entry>();

  /** Runs a route's loader ahead of its navigation. A failure is forgotten: the navigation tries itself. */
  prefetch(route: RouteObject, args: LoaderFunctionArgs): void {
    const { loader } = route;
    if (typeof loader !== 'function') return;
    const key = keyOf(route.id, args);
    const known = this.#entries.get(key);
    if (known && Date.now() - known.at < KEPT_MS) return;
    const answer = Promise.resolve((loader as Ahead).original?.(args) ?? loader(args, undefined));
    this.#entries.set(key, { answer, at: Date.now() });
    answer.catch(() => this.#entries.delete(key));
  }

  #take(key: string): Promise<unknown> | undefined {
    const entry = this.#entries.get(key);
    this.#entries.delete(key);
    return entry && Date.now() - entry.at < KEPT_MS ? entry.answer : undefined;
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
    const loader: Ahead = (args, context) =>
      this.#take(keyOf(id, args)) ?? (original(args, context) as never);
    loader.original = original;
    return loader;
  }
}

/** A wrapped loader; `original` is what it stands for. */
type Ahead = LoaderFunction & { original?: LoaderFunction };
