import type { PageRemote } from '@evmandi/contract/platform/composition';
import type { LayoutProps } from '@evmandi/contract/platform/layouts';
import type { ComponentType, ReactNode } from 'react';
import { Loadable } from './loadable.ts';

/** A layout that is not there by then counts as failed: its screens do without it. */
export const LAYOUT_LIMIT_MS = 5_000;

export type LayoutComponent = ComponentType<LayoutProps<ReactNode>>;

/** `load`: its code could not be had. `run`: it threw, or never got ready. */
export interface LayoutFailure {
  phase: 'load' | 'run';
  error: unknown;
}

/** A layout that a remote provides: its code, and why its screens do without it at present. */
export class RemoteLayout {
  readonly id: string;
  /** Who provides it; `undefined` when no remote of the page does. */
  readonly remote: PageRemote | undefined;
  readonly code: Loadable<LayoutComponent>;
  failure: LayoutFailure | undefined;
  readonly #listeners = new Set<() => void>();
  #entered = false;

  constructor(id: string, remote: PageRemote | undefined, load: () => Promise<LayoutComponent>) {
    this.id = id;
    this.remote = remote;
    this.code = new Loadable(load);
    this.code.subscribe(() => {
      const { state } = this.code;
      if (state.status === 'failed') this.#set({ phase: 'load', error: state.error });
      if (state.status === 'loaded') this.#set(undefined);
    });
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves once its code is there or cannot be had. */
  async arrive(): Promise<void> {
    // Only Retry brings it back below a screen that is shown without it.
    if (this.#entered && this.failure) return;
    await this.code.load().catch(() => {});
  }

  /** Call while the page stands in it. What failed is forgotten with the function returned: next time it may work. */
  enter = () => {
    this.#entered = true;
    return () => {
      this.#entered = false;
      this.failure = undefined;
    };
  };

  /** Gives it up though its code is there. */
  fail(error: unknown): void {
    if (!this.failure) this.#set({ phase: 'run', error });
  }

  /** Rejects when its code cannot be had now either. */
  async retry(): Promise<void> {
    await this.code.load();
    this.#set(undefined);
  }

  #set(failure: LayoutFailure | undefined) {
    if (this.failure === failure) return;
    this.failure = failure;
    for (const listener of this.#listeners) listener();
  }
}
