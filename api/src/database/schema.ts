import type { CatalogTables } from './tables/catalog.ts';
import type { EventTables } from './tables/events.ts';
import type { FactorTables } from './tables/factors.ts';
import type { FigureTables } from './tables/figures.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { OrderTables } from './tables/orders.ts';
import type { RequestTables } from './tables/requests.ts';
import type { WorkshopTables } from './tables/workshop.ts';

/** Every table. What the database checks and keeps by itself stands in `migrations/`. */
export interface Schema
  extends IdentityTables,
    CatalogTables,
    OrderTables,
    FigureTables,
    EventTables,
    FactorTables,
    RequestTables,
    WorkshopTables {}
