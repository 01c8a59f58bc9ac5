/** What the host's server build hands to the page for hydration. */
export interface RenderedPage {
  /** `screen`: the screen with its data. `place`: the skeleton in its place. */
  kind: 'screen' | 'placeholder';
  /** Data of the matched routes' loaders by route id; JSON. */
  loaderData: Record<string, unknown>;
}

/** What a page says of itself to people and machines that read no script. */
export interface PageHead {
  title: string;
  description?: string;
  /** Path of the canonical address, when it is another than the one asked for. */
  canonical?: string;
  /** Address of a picture for link previews; a path when on the site's own origin. */
  image?: string;
  /** Objects of schema.org, each without `@context`; the site's own addresses are paths. */
  jsonLd?: object[];
}

/**
 * What a route's loader gave last; loaders get it as `shown` beside their request. A loader that was run ahead for the
 * path that is shown, and failed late, also gets `failed`: why.
 */
export interface Shown {
  pathname: string;
  /** As the loader gave it: also that of `data()`. */
  data: unknown;
}

/** `handle` of a route: how the host names and describes its screen. */
export interface RouteHandle<Data = never> {
  title?: string | ((data: Data) => string);
  /** What is known of the title before the data is there, where `title` needs them; the remote's own when left out. */
  titleBefore?: string;
  head?: (data: Data) => Omit<PageHead, 'title'>;
  /** Of the prices that the screen shows; rupees when left out. */
  currency?: 'dollars';
  /**
   * Of a `frame` route with a loader: the loader needs neither session nor API, so the server runs it and
   * renders the screen. Without it, only the screen's skeleton is rendered.
   */
  frame?: 'screen';
  /**
   * Brings what the route needs without a network: what says that it cannot read something, once its screen was seen;
   * what the cart shows, whenever that changes. May reject.
   */
  ahead?: () => Promise<unknown>;
}

export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** Markup inside the root element. */
      html: string;
      /** `link` tags that React hoists: preloads of pictures. */
      links: string;
      head: PageHead;
      page: RenderedPage;
      /** Ids of the matched routes, for their chunks. */
      routeIds: string[];
    };
