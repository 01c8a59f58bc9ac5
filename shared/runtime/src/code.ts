/** Loads code, and asks again for what could not be had, see `loadCode`. */
type CodeLoader = <T>(load: () => Promise<T>, options: { what: string }) => Promise<T>;

let loader: CodeLoader = (load) => load();

/** How the host asks again for code; on the server and in a remote by itself it is asked for once. */
export function setCodeLoader(next: CodeLoader): void {
  loader = next;
}

/**
 * Imports a chunk of its own by `load`, as screens are: what is late or wrong once is asked for again, and after
 * a rejection the next call asks at another address. `what` is `<app>/<piece>`, without the app where the piece
 * is compiled into each.
 */
export function loadCode<T>(load: () => Promise<T>, what: string): Promise<T> {
  return loader(load, { what });
}
