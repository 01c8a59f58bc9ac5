import type { User } from '@evmandi/contract/domain/session';
import { codesOf, permits } from '@evmandi/contract/platform/access';
import type { PageComposition, PageRemote } from '@evmandi/contract/platform/composition';
import type { MenuArea } from '@evmandi/contract/platform/menu';
import type { PageMenu, PageMenuEntry } from '@evmandi/contract/platform/page-menu';
import { findOwner } from '@evmandi/contract/platform/route-owner';
import type { SlotId } from '@evmandi/contract/platform/slots';
import type { Params, RouteObject } from 'react-router-dom';
import { LoaderCache } from './loader-cache.ts';

export type RemoteState =
  | { status: 'idle' | 'loading' }
  | { status: 'loaded'; routes: RouteObject[] }
  | { status: 'failed'; error: unknown };

/** One object, since React compares snapshots by identity. */
const IDLE: RemoteState = { status: 'idle' };

type LoadModule = <T>(remote: PageRemote, module: string) => Promise<T>;

/** The remotes of the page and how far each has come. */
export class RemoteRegistry {
  readonly remotes: readonly PageRemote[];
  readonly #menu: PageMenu;
  readonly #load: LoadModule;
  readonly #states = new Map<string, RemoteState>();
  readonly #pending = new Map<string, Promise<RouteObject[]>>();
  readonly #listeners = new Set<() => void>();
  readonly #loaders = new LoaderCache();

  constructor({ remotes, menu = {} }: PageComposition, load: LoadModule) {
    this.remotes = remotes;
    this.#menu = menu;
    this.#load = load;
  }

  owner = (pathname: string) => findOwner(this.remotes, pathname);

  state = (name: string): RemoteState => this.#states.get(name) ?? IDLE;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The links of an area that `user`, or `null` for a visitor, may see; each leads to a live screen. */
  menu<Area extends MenuArea>(area: Area, user: User | null): PageMenuEntry<Area>[] {
    const entries: PageMenuEntry<Area>[] = this.#menu[area] ?? [];
    return entries.filter(({ access }) => permits(access, user));
  }

  /** Where a person lands after signing in: at what serves one of their codes, else at what serves anybody. */
  landing(user: User): PageMenuEntry<'landing'> | undefined {
    const open = this.menu('landing', user);
    return open.find(({ access }) => codesOf(access).length > 0) ?? open[0];
  }

  /** The remote's routes. Rejects when it cannot be loaded; the next call tries again. */
  routes(remote: PageRemote): Promise<RouteObject[]> {
    const state = this.state(remote.name);
    if (state.status === 'loaded') return Promise.resolve(state.routes);
    const pending = this.#pending.get(remote.name) ?? this.#start(remote);
    this.#pending.set(remote.name, pending);
    return pending;
  }

  /** Runs a route's loader ahead of the navigation to `url`. */
  prefetch(route: RouteObject, url: URL, params: Params): void {
    this.#loaders.prefetch(route, url, params);
  }

  slotOwner = (id: SlotId) => this.remotes.find(({ slots }) => slots.includes(id));

  /** What fills a slot. Rejects when no live remote does, when it cannot be loaded or exports nothing. */
  async slot<T extends { default: unknown }>(id: SlotId): Promise<T> {
    const remote = this.slotOwner(id);
    if (!remote) throw new Error(`No part of the site fills ${id}`);
    const module = await this.#load<Partial<T>>(remote, `slots/${id}`);
    if (!module.default) throw new Error(`slots/${id} of ${remote.name} has no default export`);
    return module as T;
  }

  async #start(remote: PageRemote): Promise<RouteObject[]> {
    this.#set(remote.name, { status: 'loading' });
    try {
      const module = await this.#load<{ default: RouteObject[] }>(remote, 'routes');
      const routes = this.#loaders.wrap(module.default);
      this.#set(remote.name, { status: 'loaded', routes });
      return routes;
    } catch (error) {
      this.#set(remote.name, { status: 'failed', error });
      throw error;
    } finally {
      this.#pending.delete(remote.name);
    }
  }

  #set(name: string, state: RemoteState) {
    this.#states.set(name, state);
    for (const listener of this.#listeners) listener();
  }
}
