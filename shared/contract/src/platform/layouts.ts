/** Layouts that the host draws itself: `store` between header and footer, `bare` with nothing around it. */
export const HOST_LAYOUTS = ['store', 'bare'] as const;
export type HostLayout = (typeof HOST_LAYOUTS)[number];

/** What a host drew whose release does not say so yet. */
export const LAYOUTS_BEFORE = [...HOST_LAYOUTS, 'dashboard'];

/** Any other layout is provided by a remote, which exposes `./layouts/<id>`. */
export const isHostLayout = (layout: string): layout is HostLayout =>
  (HOST_LAYOUTS as readonly string[]).includes(layout);

/** Props that the host gives to a layout. `Node` is React's `ReactNode`: the contract knows no React. */
export interface LayoutProps<Node> {
  /** Path of the place to show as current; of the coming one while its skeleton is shown. */
  pathname: string;
  /** Title of that place, for the page's h1, which takes the focus: `tabIndex={-1}`. */
  title: string;
  /** The screen, or the skeleton of the coming one. */
  children: Node;
}

/** What `./layouts/<id>` exposes. The layout stays mounted from one screen in it to the next. */
export interface LayoutModule<Component> {
  default: Component;
}

/** Name of a layout's module, in both builds: `./layouts/<id>` is exposed, `server/layouts/<id>.js` is rendered. */
export const layoutModule = (id: string) => `layouts/${id}`;
/** Returns the path of a layout's module within an artefact of its remote. */
export const layoutServerFile = (id: string) => `server/${layoutModule(id)}.js`;
