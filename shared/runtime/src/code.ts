interface CodeOptions {
  what: string;
  limitMs?: number | undefined;
}

/** Loads code, and asks again for what could not be had, see `loadCode`. */
type CodeLoader = <T>(load: () => Promise<T>, options: CodeOptions) => Promise<T>;

let loader: CodeLoader = (load) => load();

/** How the host asks again for code; on the server and in a remote by itself it is asked for once. */
export function setCodeLoader(next: CodeLoader): void {
  loader = next;
}

/**
 * Imports a chunk of its own by `load`, as screens are: what is late or wrong once is asked for again, and after
 * a rejection the next call asks at another address. `what` is `<app>/<piece>`, without the app where the piece
 * is compiled into each. What is late ends the wait for all of its app: code that nobody waits for gets a `limitMs`,
 * in milliseconds, beyond the usual 12 s.
 */
export function loadCode<T>(load: () => Promise<T>, what: string, limitMs?: number): Promise<T> {
  return loader(load, { what, limitMs });
}
