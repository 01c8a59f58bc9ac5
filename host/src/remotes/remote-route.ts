import type { PageRemote } from '@evmandi/contract/platform/composition';
import type { PageRoute } from '@evmandi/contract/platform/remote-descriptor';
import type { RouteObject } from 'react-router-dom';
import { Loadable } from './loadable.ts';
import type { RemoteLayout } from './remote-layout.ts';

/** A screen whose code could not be had comes with the reason, see `screen` of shared/ui. */
type LoadedScreen = Partial<RouteObject> & { loadError?: unknown };

/** Loads the code of a remote, and repeats what fails. */
export type Persist = <T>(
  load: () => Promise<T>,
  options: { remote: PageRemote; what: string },
) => Promise<T>;

/** A route that is declared and not in the code; `data` is what visitors read, see `visitorText`. */
const missingRoute = ({ name }: PageRemote, path: string) =>
  Object.assign(new Error(`${name} exports no route for ${path}`), {
    internal: false,
    data: { message: 'This page is not there yet.' },
  });

/** A route that the composition declares, and what its remote exports for it once that is there. */
export class RemoteRoute {
  readonly id: string;
  readonly remote: PageRemote;
  readonly declared: PageRoute;
  /** What it stands in, where a remote provides that. */
  readonly layout: RemoteLayout | undefined;
  /** The remote's route with its lazy part. */
  readonly screen: Loadable<RouteObject>;
  /** Its placeholder is shown: its loader has never run here. */
  waiting = false;
  /** The placeholder's navigation has begun: another one tries again what failed. */
  tried = false;
  /** What its loader gave last, and for which path. */
  shown: { pathname: string; data: unknown } | undefined;
  /** HTTP status of what its loader answered here. */
  status: number | undefined;
  /** Why `shown` is shown for another address of that path. */
  stale: unknown;
  readonly #routes: Loadable<RouteObject[]>;
  #settled: Promise<unknown> | undefined;
  readonly #persist: Persist;

  constructor(
    remote: PageRemote,
    declared: PageRoute,
    routes: Loadable<RouteObject[]>,
    layout: RemoteLayout | undefined,
    persist: Persist,
  ) {
    this.id = `${remote.name}:${declared.path}`;
    this.remote = remote;
    this.declared = declared;
    this.layout = layout;
    this.#routes = routes;
    this.#persist = persist;
    this.screen = new Loadable(() => this.#loadScreen());
  }

  /** The remote's route as far as it is there. */
  get own(): RouteObject | undefined {
    return this.#routes.value?.find(({ path }) => path === this.declared.path);
  }

  /** The remote's route. Rejects when the remote cannot be had or has none; the next call tries again. */
  async find(): Promise<RouteObject> {
    return this.#ownOf(this.#routes.load());
  }

  /** As `find`, but a failure that the placeholder has waited for is not waited for again by its navigation. */
  findFirst(): Promise<RouteObject> {
    const again = !this.waiting || this.tried;
    this.tried = true;
    return again ? this.find() : this.#ownOf(this.#routes.outcome());
  }

  /** Resolves once `own` is there or cannot be had, for `use`. */
  get settled(): Promise<unknown> {
    this.#settled ??= this.#routes.outcome().catch(() => {});
    return this.#settled;
  }

  async #ownOf(loading: Promise<unknown>): Promise<RouteObject> {
    await loading;
    if (this.own) return this.own;
    throw missingRoute(this.remote, this.declared.path);
  }

  async #loadScreen(): Promise<RouteObject> {
    const own = await this.find();
    const { lazy } = own;
    if (typeof lazy !== 'function') return own;
    const load = async () => {
      const { loadError, ...loaded } = (await lazy()) as LoadedScreen;
      if (loadError !== undefined) throw loadError;
      return { ...own, ...loaded } as RouteObject;
    };
    return this.#persist(load, { remote: this.remote, what: this.id });
  }
}
