import type { User } from '@evmandi/contract/domain/session';
import { codesOf, permits } from '@evmandi/contract/platform/access';
import type { PageComposition, PageRemote } from '@evmandi/contract/platform/composition';
import { isHostLayout, type LayoutModule, layoutModule } from '@evmandi/contract/platform/layouts';
import type { MenuArea } from '@evmandi/contract/platform/menu';
import type { PageMenu, PageMenuEntry } from '@evmandi/contract/platform/page-menu';
import { FALLBACK_PATTERN, findOwner } from '@evmandi/contract/platform/route-owner';
import type { SlotId } from '@evmandi/contract/platform/slots';
import type { Params, RouteObject } from 'react-router-dom';
import { Loadable } from './loadable.ts';
import { LoaderCache } from './loader-cache.ts';
import { LAYOUT_LIMIT_MS, type LayoutComponent, RemoteLayout } from './remote-layout.ts';
import { type Persist, RemoteRoute } from './remote-route.ts';

type LoadModule = <T>(remote: PageRemote, module: string, limitMs?: number) => Promise<T>;

/** The remotes of the page, their routes, slots, layouts and links. */
export class RemoteRegistry {
  readonly remotes: readonly PageRemote[];
  readonly #menu: PageMenu;
  readonly #load: LoadModule;
  readonly #loadFrame: () => Promise<unknown>;
  readonly #loaders = new LoaderCache();
  readonly #layouts = new Map<string, RemoteLayout>();
  /** Every route of the composition. */
  readonly routes: readonly RemoteRoute[];

  /**
   * `loadFrame` brings what the host stands around any remote's layout, along with the layout's code;
   * `persist` loads a screen's code and repeats what fails.
   */
  constructor(
    { remotes, menu = {} }: PageComposition,
    load: LoadModule,
    loadFrame: () => Promise<unknown> = async () => {},
    persist: Persist = (load) => load(),
  ) {
    this.remotes = remotes;
    this.#menu = menu;
    this.#load = load;
    this.#loadFrame = loadFrame;
    this.routes = remotes.flatMap((remote) => {
      const exported = new Loadable(() => this.#loadRoutes(remote));
      return remote.routes.map(
        (declared) =>
          new RemoteRoute(remote, declared, exported, this.layout(declared.layout), persist),
      );
    });
  }

  owner = (pathname: string) => findOwner(this.remotes, pathname);

  /** The route that answers a path; `undefined` when only the fallback does. */
  route(pathname: string): RemoteRoute | undefined {
    const declared = this.owner(pathname)?.route;
    if (declared?.path === FALLBACK_PATTERN) return undefined;
    return this.routes.find((route) => route.declared === declared);
  }

  /**
   * The links of an area that `user`, or `null` for a visitor, may see; each leads to a live screen. A visitor
   * is shown what a sign-in would open; a signed-in person is not shown screens that they may not open.
   */
  menu<Area extends MenuArea>(area: Area, user: User | null): PageMenuEntry<Area>[] {
    const entries: PageMenuEntry<Area>[] = this.#menu[area] ?? [];
    return entries.filter(
      ({ access, path }) => permits(access, user) && (user === null || this.#opens(path, user)),
    );
  }

  #opens(path: string, user: User): boolean {
    const { pathname } = new URL(path, 'http://page');
    return permits(this.owner(pathname)?.route.access, user);
  }

  /** Returns the landing after signing in: one that serves a code of the person, else the one without codes. */
  landing(user: User): PageMenuEntry<'landing'> | undefined {
    const open = this.menu('landing', user);
    return open.find(({ access }) => codesOf(access).length > 0) ?? open[0];
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

  /** The layout of that name; `undefined` for one that the host draws itself. */
  layout(id: string): RemoteLayout | undefined {
    if (isHostLayout(id)) return undefined;
    const known = this.#layouts.get(id);
    if (known) return known;
    const remote = this.remotes.find(({ layouts = {} }) => Object.hasOwn(layouts, id));
    const layout = new RemoteLayout(id, remote, () => this.#loadLayout(id, remote));
    this.#layouts.set(id, layout);
    return layout;
  }

  async #loadLayout(id: string, remote: PageRemote | undefined): Promise<LayoutComponent> {
    if (!remote) throw new Error(`No part of the site provides the layout ${id}`);
    type Loaded = Partial<LayoutModule<LayoutComponent>> | undefined;
    const code = this.#load<Loaded>(remote, layoutModule(id), LAYOUT_LIMIT_MS);
    const [module] = await Promise.all([code, this.#loadFrame()]);
    if (module?.default) return module.default;
    throw new Error(`${layoutModule(id)} of ${remote.name} has no default export`);
  }

  async #loadRoutes(remote: PageRemote): Promise<RouteObject[]> {
    const module = await this.#load<{ default: RouteObject[] }>(remote, 'routes');
    return this.#loaders.wrap(module.default);
  }
}
