import { useSyncExternalStore } from 'react';

export type LoadState<Value> =
  | { status: 'idle' | 'loading' }
  | { status: 'loaded'; value: Value }
  | { status: 'failed'; error: unknown };

/** Code that is fetched once. After a failure the next `load` tries again. */
export class Loadable<Value> {
  /** One object for each change, since React compares snapshots by identity. */
  state: LoadState<Value> = { status: 'idle' };
  readonly #start: () => Promise<Value>;
  readonly #listeners = new Set<() => void>();
  #pending: Promise<Value> | undefined;
  #ready: Promise<Value> | undefined;

  constructor(start: () => Promise<Value>) {
    this.#start = start;
  }

  get value(): Value | undefined {
    return this.state.status === 'loaded' ? this.state.value : undefined;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  load(): Promise<Value> {
    if (this.state.status === 'loaded') return Promise.resolve(this.state.value);
    this.#pending ??= this.#run();
    return this.#pending;
  }

  /** As `load`, but a failure stays one. */
  outcome(): Promise<Value> {
    return this.state.status === 'failed' ? Promise.reject(this.state.error) : this.load();
  }

  /** Resolves with the first success and never rejects, for `use`: what waits for it stays as it is. */
  get ready(): Promise<Value> {
    this.#ready ??= new Promise((resolve) => {
      const check = () => {
        if (this.state.status === 'loaded') resolve(this.state.value);
      };
      this.subscribe(check);
      check();
    });
    return this.#ready;
  }

  async #run(): Promise<Value> {
    this.#set({ status: 'loading' });
    try {
      const value = await this.#start();
      this.#set({ status: 'loaded', value });
      return value;
    } catch (error) {
      this.#set({ status: 'failed', error });
      throw error;
    } finally {
      this.#pending = undefined;
    }
  }

  #set(state: LoadState<Value>) {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}

export function useLoadState<Value>(loadable: Loadable<Value>): LoadState<Value> {
  const state = () => loadable.state;
  return useSyncExternalStore(loadable.subscribe, state, state);
}
