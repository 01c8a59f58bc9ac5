import { CUSTOMER_STATUSES } from '@evmandi/contract/domain/customer-status';
import { ORDER_STATUSES } from '@evmandi/contract/domain/order-status';
import { CUSTOMER_SORTS, DEFAULT_CUSTOMER_SORT } from '@evmandi/contract/domain/sorts';
import { z } from 'zod';
import { trendSchema } from './admin-orders.ts';
import {
  dayParam,
  deepPageParam,
  pageInfo,
  pageSizeParam,
  paise,
  searchParam,
  timestamp,
} from './common.ts';
import {
  addressField,
  emailField,
  gstinText,
  nameField,
  phoneField,
  pinField,
  versionField,
} from './fields.ts';
import { flagParam } from './params.ts';

const status = z.enum(CUSTOMER_STATUSES, {
  error: `must be one of ${CUSTOMER_STATUSES.join(', ')}`,
});

const filters = {
  status: status.optional(),
  /** Part of a name, a customer number, an e-mail address or a phone number, with or without its spaces. */
  q: searchParam,
  /** First and last day in India of those on which they bought: an order that was not cancelled. */
  from: dayParam,
  to: dayParam,
  /** Only customers that may have orders or requests of other people. */
  doubtful: flagParam,
};

/** `GET /api/admin/customers`, for administration and counter. */
export const customersQuerySchema = z.object({
  ...filters,
  sort: z
    .enum(CUSTOMER_SORTS, { error: `must be one of ${CUSTOMER_SORTS.join(', ')}` })
    .default(DEFAULT_CUSTOMER_SORT),
  page: deepPageParam,
  page_size: pageSizeParam,
});
export type CustomersQuery = z.infer<typeof customersQuerySchema>;

/** `GET /api/admin/customers.csv`, the newest first: all that the filters leave. */
export const customersExportSchema = z.object(filters);
export type CustomersExport = z.infer<typeof customersExportSchema>;

const customerRow = z.object({
  id: z.string(),
  /** `CUST-1042`. */
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  orderCount: z.int().nonnegative(),
  /** Paise of the orders that were not cancelled. */
  totalSpend: paise,
  status: z.enum(CUSTOMER_STATUSES),
  /** For the next change. */
  version: versionField,
});
export type CustomerRow = z.infer<typeof customerRow>;

/** One day of the week, Sunday first; null for days to come. */
const activeDay = z.object({
  /** `YYYY-MM-DD` in India. */
  day: z.string(),
  /** Different customers who ordered. */
  active: z.int().nullable(),
  /** The same seven days before. */
  activeBefore: z.int(),
  registered: z.int().nullable(),
});

/** `counts` obey the search but not the status tab; `stats` and `overview` are over all customers. */
export const customerListSchema = z.object({
  customers: z.array(customerRow),
  page: pageInfo,
  counts: z.object({ all: z.int(), Active: z.int(), VIP: z.int(), Inactive: z.int() }),
  /** Counts that a search ended at 1,000: there are more ("1,000+"). */
  atLeast: z.array(z.enum(['all', ...CUSTOMER_STATUSES])),
  /** So many of the newest customers a search of one or two letters looked at; null for all of them. */
  lookedAt: z.int().nullable(),
  /** Number of all customers in doubt: they may have records of other people, and staff have not settled it. */
  doubtful: z.int().nonnegative(),
  stats: z.object({
    /** All there are, and were 28 days ago. */
    total: trendSchema,
    /** Registered on the 28 days in India with today, and on the 28 before. */
    new: trendSchema,
    /** Who ordered in the last 90 days, and in the 90 days before 28 days ago. */
    active: trendSchema,
    vip: z.object({
      count: z.int(),
      /** Percent of all that customers spent, with one decimal. */
      shareOfSpend: z.number(),
    }),
  }),
  overview: z.array(activeDay),
});
export type CustomerList = z.infer<typeof customerListSchema>;

/** One change of a customer by staff; `fields` are those that changed. */
const customerChange = z.object({
  at: timestamp,
  by: z.string(),
  fields: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});

/** `GET /api/admin/customers/:number`. */
export const customerSchema = customerRow.extend({
  email: z.string(),
  address: z.string().nullable(),
  pin: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
  gstin: z.string().nullable(),
  completed: z.int().nonnegative(),
  cancelled: z.int().nonnegative(),
  socialLinks: z.array(z.object({ network: z.string(), url: z.string() })),
  registeredAt: timestamp,
  lastPurchaseAt: timestamp.nullable(),
  /** The account with which the customer signs in. */
  account: z.object({ username: z.string(), name: z.string() }).nullable(),
  latestOrders: z.array(
    z.object({
      number: z.string(),
      placedAt: timestamp,
      total: paise,
      status: z.enum(ORDER_STATUSES),
    }),
  ),
  /** What staff changed, the newest first. */
  changes: z.array(customerChange),
  /** The customer that this one was merged into; it has no records of its own then. */
  mergedInto: z.string().nullable(),
  /** Customers that were merged into this one and not taken out again, the newest first. */
  merged: z.array(
    z.object({ number: z.string(), name: z.string(), at: timestamp, by: z.string() }),
  ),
  /** Records that other people placed, until staff have looked; null where there are none. */
  doubt: z.object({ orders: z.int(), quotes: z.int() }).nullable(),
});
export type Customer = z.infer<typeof customerSchema>;

/**
 * `PATCH /api/admin/customers/:number`: what is given changes. 409 `stale_version` when it was changed since, 409
 * `email_used` for the e-mail address of another customer.
 */
export const changeCustomerSchema = z
  .object({
    version: versionField,
    status: z
      .enum(CUSTOMER_STATUSES, { error: `A status is one of ${CUSTOMER_STATUSES.join(', ')}` })
      .optional(),
    name: nameField.optional(),
    phone: phoneField.optional(),
    email: emailField.optional(),
    address: addressField.optional(),
    pin: pinField.optional(),
    gstin: gstinText.nullable().optional(),
  })
  .refine(({ version: _, ...change }) => Object.values(change).some((one) => one !== undefined), {
    path: ['status'],
    error: 'Send what changes: status, name, phone, email, address, pin or gstin',
  });
export type ChangeCustomer = z.infer<typeof changeCustomerSchema>;

const customerNumber = z
  .string({ error: 'Enter the number of a customer, such as CUST-1042' })
  .trim()
  .toUpperCase()
  .regex(/^CUST-\d{1,12}$/, { error: 'Enter the number of a customer, such as CUST-1042' });

/** `GET /api/admin/customers/:number/merge`: what a merge into another customer would do. */
export const mergePreviewQuerySchema = z.object({ into: customerNumber });

const mergeSide = z.object({
  number: z.string(),
  name: z.string(),
  email: z.string(),
  version: versionField,
});

/** How many records would move. `account` is who would see the job cards of the vehicles then. */
export const mergePreviewSchema = z.object({
  from: mergeSide,
  into: mergeSide,
  orders: z.int().nonnegative(),
  quotes: z.int().nonnegative(),
  vehicles: z.int().nonnegative(),
  account: z.string().nullable(),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;

/**
 * `POST /api/admin/customers/:number/merge`, with the versions that the preview told. 409 `stale_version`, `merged`,
 * `same_customer`, and `has_account` for a customer who signs in: others are merged into that one.
 */
export const customerMergeSchema = z.object({
  version: versionField,
  into: customerNumber,
  intoVersion: versionField,
});
export type CustomerMerge = z.infer<typeof customerMergeSchema>;

/** `POST /api/admin/customers/:number/doubt/settle`: the records are this customer's. */
export const settleDoubtSchema = z.object({ version: versionField });
