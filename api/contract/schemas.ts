import { z } from 'zod';
import * as account from './account.ts';
import * as accounts from './accounts.ts';
import * as adminCustomers from './admin-customers.ts';
import * as adminOrders from './admin-orders.ts';
import * as adminQuestions from './admin-questions.ts';
import * as adminQuotes from './admin-quotes.ts';
import * as adminRequests from './admin-requests.ts';
import * as auth from './auth.ts';
import * as catalog from './catalog.ts';
import * as common from './common.ts';
import * as dashboard from './dashboard.ts';
import * as deliveries from './deliveries.ts';
import * as delivery from './delivery.ts';
import * as facets from './facets.ts';
import * as factors from './factors.ts';
import * as orders from './orders.ts';
import * as questions from './questions.ts';
import * as quickOrder from './quick-order.ts';
import * as quoteMessages from './quote-messages.ts';
import * as quotes from './quotes.ts';
import * as register from './register.ts';
import * as reviews from './reviews.ts';
import * as sitemap from './sitemap.ts';
import * as stations from './stations.ts';
import * as stock from './stock.ts';
import * as subscriptions from './subscriptions.ts';
import * as suggestions from './suggestions.ts';
import * as visits from './visits.ts';
import * as workshop from './workshop.ts';

const SUFFIX = /Schema$/;
const PARTS: Record<string, unknown>[] = [
  common,
  catalog,
  facets,
  factors,
  suggestions,
  reviews,
  delivery,
  deliveries,
  stock,
  stations,
  questions,
  subscriptions,
  visits,
  sitemap,
  auth,
  account,
  register,
  accounts,
  orders,
  quickOrder,
  quoteMessages,
  quotes,
  adminOrders,
  adminCustomers,
  adminQuestions,
  adminQuotes,
  adminRequests,
  dashboard,
  workshop,
];

/** `productCardSchema` is called `ProductCard`. */
const nameOf = (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`.replace(SUFFIX, '');

/** Every schema of the contract by its name in the reference. */
export const contractSchemas: ReadonlyMap<string, z.ZodType> = new Map(
  PARTS.flatMap((part) => Object.entries(part)).flatMap(([key, schema]) =>
    SUFFIX.test(key) && schema instanceof z.ZodType ? [[nameOf(key), schema] as const] : [],
  ),
);
