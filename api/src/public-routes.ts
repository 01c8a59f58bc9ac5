import { catalogRoutes } from './catalog/routes.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import type { Api } from './http/api.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import { stationRoutes } from './stations/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { suggestionRoutes } from './suggestions/routes.ts';
import { visitRoutes } from './visits/routes.ts';

/** All that a visitor calls who buys nothing yet. */
export function publicRoutes(api: Api): void {
  catalogRoutes(api);
  suggestionRoutes(api);
  reviewRoutes(api);
  deliveryRoutes(api);
  stationRoutes(api);
  questionRoutes(api);
  subscriptionRoutes(api);
  visitRoutes(api);
  sitemapRoutes(api);
  pictureRoutes(api);
}
