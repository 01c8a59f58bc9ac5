/** What measurements take of the platform, to serve other builds through the same code. */
export { HOST, listApps } from './build/apps.ts';
export { recordFiles } from './build/artifact.ts';
export { buildMonolith } from './build/monolith.ts';
export { createEdge } from './edge/edge.ts';
export { readEnvironment } from './edge/environment.ts';
export { createPage, type Page } from './edge/pages.ts';
export { createPictures } from './edge/pictures.ts';
export { createFailureLog } from './edge/render/failures.ts';
export { createInlineStyles } from './edge/render/inline-styles.ts';
export type { PageRequest } from './edge/render/page-request.ts';
export { createRenderPool } from './edge/render/pool.ts';
export { createRenderedPages, type RenderedPages } from './edge/render/rendered-pages.ts';
export { listen } from './edge/server.ts';
export { addresses, layoutRecord, type Site } from './edge/site.ts';
export { openRegistry, type Registry } from './registry/registry.ts';
