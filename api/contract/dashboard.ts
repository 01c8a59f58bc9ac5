import { JOB_CARD_STAGES } from '@evmandi/contract/domain/job-card-status';
import { z } from 'zod';
import { trendSchema } from './admin-orders.ts';
import { transactionSchema } from './admin-transactions.ts';
import { paise, pictureSchema, timestamp, wordsParam } from './common.ts';

/** One day in India. Days to come have no figures. */
const reportDay = z.object({
  /** `YYYY-MM-DD`. */
  day: z.string(),
  /** Different customers of orders that were not cancelled. */
  customers: z.int().nullable(),
  orders: z.int().nullable(),
  /** Products in the catalogue at the end of the day, or now. */
  products: z.int().nullable(),
  /** Those of them with something left. */
  stockProducts: z.int().nullable(),
  outOfStock: z.int().nullable(),
  /** Paise of the day's orders that were not cancelled. */
  revenue: paise.nullable(),
});
export type ReportDay = z.infer<typeof reportDay>;

const productFigure = {
  id: z.string(),
  name: z.string(),
  category: z.string(),
  picture: pictureSchema,
  price: paise,
};

/** Parts of the overview: each is read for itself, so that one which fails leaves the others. */
export const DASHBOARD_PARTS = [
  'orders',
  'week',
  'users',
  'countries',
  'transactions',
  'products',
] as const;
export type DashboardPart = (typeof DASHBOARD_PARTS)[number];

/**
 * `GET /api/admin/dashboard`, for administration: the live figures of the overview, money in paise. A part that could
 * not be read is null, and `problems` says why; `?parts=` reads some of them again.
 */
export const dashboardSchema = z.object({
  at: timestamp,
  /** Days in India: today and the 27 before. `from` and `to` lead to the list behind a figure. */
  period: z.object({ from: z.string(), to: z.string() }),
  /** What to say of each part that failed. */
  problems: z.partialRecord(z.enum(DASHBOARD_PARTS), z.string()),
  orders: z
    .object({
      /** Paise of the orders placed in the period that were not cancelled. */
      sales: trendSchema.extend({ days: z.array(paise) }),
      /** All orders placed in the period. */
      orders: trendSchema.extend({ days: z.array(z.int()) }),
      pending: trendSchema,
      cancelled: trendSchema,
      /** Different customers with a pending order, of any age. */
      customersWaiting: z.int(),
    })
    .nullable(),
  /** The whole weeks, Sunday first, by days in India. */
  week: z
    .object({
      thisWeek: z.array(reportDay),
      lastWeek: z.array(reportDay),
      /** This week so far: different customers, orders, revenue; and the catalogue as it is now. */
      totals: z.object({
        customers: z.int(),
        orders: z.int(),
        products: z.int(),
        stockProducts: z.int(),
        outOfStock: z.int(),
        revenue: paise,
      }),
    })
    .nullable(),
  users: z
    .object({
      /** Different visitors in the last 30 minutes. */
      total: z.int(),
      /** Different visitors of each of those minutes, the oldest first. */
      perMinute: z.array(z.int()),
    })
    .nullable(),
  /** Sales of the period, the largest first. */
  countries: z.array(z.object({ code: z.string(), name: z.string(), revenue: paise })).nullable(),
  /** The latest. */
  transactions: z.array(transactionSchema).nullable(),
  products: z
    .object({
      /** By revenue in the period. */
      top: z.array(z.object({ ...productFigure, revenue: paise })),
      /** By orders in the period. */
      bestSellers: z.array(z.object({ ...productFigure, orders: z.int(), inStock: z.boolean() })),
    })
    .nullable(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** Some parts only: those that failed before. */
export const dashboardQuerySchema = z.object({
  parts: z
    .string({ error: `must be some of ${DASHBOARD_PARTS.join(', ')}, with commas between them` })
    .transform((text) => text.split(','))
    .pipe(
      z.array(z.enum(DASHBOARD_PARTS, { error: `must be some of ${DASHBOARD_PARTS.join(', ')}` })),
    )
    .optional(),
});

/** `GET /api/admin/search?q=`: the best few of each, for the command palette. */
export const adminSearchQuerySchema = z.object({
  q: wordsParam().min(1, { error: 'must have 1 character or more' }),
});

export const adminSearchSchema = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      customer: z.string(),
      status: z.string(),
      total: paise,
      picture: pictureSchema,
    }),
  ),
  customers: z.array(z.object({ number: z.string(), name: z.string(), phone: z.string() })),
  products: z.array(
    z.object({ id: z.string(), sku: z.string(), name: z.string(), picture: pictureSchema }),
  ),
  jobCards: z.array(
    z.object({
      number: z.string(),
      vehicle: z.string(),
      registration: z.string(),
      stage: z.enum(JOB_CARD_STAGES),
    }),
  ),
});
export type AdminSearch = z.infer<typeof adminSearchSchema>;
