import { z } from 'zod';
import { pageInfo, pageParam, paise, searchParam, timestamp } from './common.ts';

export const ORDER_STATUSES = ['Pending', 'Shipped', 'Delivered', 'Cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** `GET /api/admin/orders`, permission 1001. */
export const adminOrdersQuerySchema = z.object({
  status: z
    .enum(ORDER_STATUSES, { error: `must be one of ${ORDER_STATUSES.join(', ')}` })
    .optional(),
  /** Part of a product name or of an order number. */
  q: searchParam,
  page: pageParam,
});
export type AdminOrdersQuery = z.infer<typeof adminOrdersQuerySchema>;

export const adminOrderSchema = z.object({
  id: z.string(),
  /** As people say it, without the `#`. */
  orderNumber: z.string(),
  /** The first line's product; `lines` counts them all. */
  product: z.object({
    id: z.string(),
    name: z.string(),
    picture: z.object({ path: z.string(), alt: z.string() }),
  }),
  lines: z.number().int().positive(),
  customer: z.object({ id: z.string(), name: z.string() }),
  placedAt: timestamp,
  total: paise,
  payment: z.enum(['Paid', 'Unpaid']),
  status: z.enum(ORDER_STATUSES),
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

/** `counts` obey the search but not the status tab; `stats` are over all orders. */
export const adminOrderListSchema = z.object({
  orders: z.array(adminOrderSchema),
  page: pageInfo,
  counts: z.object({
    all: z.number().int(),
    Pending: z.number().int(),
    Shipped: z.number().int(),
    Delivered: z.number().int(),
    Cancelled: z.number().int(),
  }),
  stats: z.object({
    total: z.number().int(),
    new: z.number().int(),
    completed: z.number().int(),
    cancelled: z.number().int(),
    /** Paise of all orders that were not cancelled. */
    revenue: paise,
  }),
});
export type AdminOrderList = z.infer<typeof adminOrderListSchema>;
