import type { Api } from './route.ts';

/** A value that each API makes for itself, when it is first needed: its counters, its caches. */
export function perApi<T>(make: (api: Api) => T): (api: Api) => T {
  const made = new WeakMap<Api, { value: T }>();
  return (api) => {
    const known = made.get(api) ?? { value: make(api) };
    made.set(api, known);
    return known.value;
  };
}
