import type { PageRemote } from '@evmandi/contract/platform/composition';
import type { PageRoute } from '@evmandi/contract/platform/remote-descriptor';
import type { RouteObject } from 'react-router-dom';
import { Loadable } from './loadable.ts';
import type { RemoteLayout } from './remote-layout.ts';

/** A screen whose code could not be had comes with the reason, see `screen` of shared/ui. */
type LoadedRoute = RouteObject & { loadError?: unknown };

/** A route that the composition declares, and what its remote exports for it once that is there. */
export class RemoteRoute {
  readonly id: string;
  readonly remote: PageRemote;
  readonly declared: PageRoute;
  /** What it stands in, where a remote provides that. */
  readonly layout: RemoteLayout | undefined;
  /** The remote's route with its lazy part. */
  readonly screen: Loadable<LoadedRoute>;
  /** Its placeholder is shown: its loader has never run here. */
  waiting = false;
  readonly #routes: Loadable<RouteObject[]>;
  #settled: Promise<unknown> | undefined;
  #tried = false;

  constructor(
    remote: PageRemote,
    declared: PageRoute,
    routes: Loadable<RouteObject[]>,
    layout: RemoteLayout | undefined,
  ) {
    this.id = `${remote.name}:${declared.path}`;
    this.remote = remote;
    this.declared = declared;
    this.layout = layout;
    this.#routes = routes;
    this.screen = new Loadable(() => this.#loadScreen());
  }

  /** The remote's route as far as it is there. */
  get own(): RouteObject | undefined {
    return this.#routes.value?.find(({ path }) => path === this.declared.path);
  }

  /** The remote's route. Rejects when the remote cannot be had or has none; the next call tries again. */
  async find(): Promise<RouteObject> {
    await this.#routes.load();
    if (this.own) return this.own;
    throw new Error(`${this.remote.name} exports no route for ${this.declared.path}`);
  }

  /** Resolves once `own` is there or cannot be had, for `use`. */
  get settled(): Promise<unknown> {
    this.#settled ??= this.find().catch(() => undefined);
    return this.#settled;
  }

  async #loadScreen(): Promise<LoadedRoute> {
    const again = this.#tried;
    this.#tried = true;
    const own = await this.find();
    const { lazy } = own;
    if (typeof lazy !== 'function') return own;
    const load = async (): Promise<LoadedRoute> => ({ ...own, ...(await lazy()) }) as LoadedRoute;
    let loaded = await load();
    // A preload that failed is answered to the first import from the browser's memory.
    if (again && loaded.loadError !== undefined) loaded = await load();
    if (loaded.loadError !== undefined) throw loaded.loadError;
    return loaded;
  }
}
