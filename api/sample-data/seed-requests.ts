import type { Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import { type Calendar, MINUTES_A_DAY } from './calendar.ts';
import type { PlannedCustomer } from './customer-plan.ts';
import { known } from './known.ts';
import { orderables, priceOf } from './orderables.ts';
import { PAISE } from './products.ts';
import { QUESTIONS, QUOTES, type QuoteSeed, SUBSCRIBERS } from './requests.ts';
import type { SeededOrder } from './seed-orders.ts';

type Db = Transaction<Schema>;
type Contacts = ReadonlyMap<string, PlannedCustomer>;

/** An answer comes within half a day and holds for 30 days. */
const ANSWERED_AFTER_DAYS = 0.4;
const VALID_DAYS = 30;

export interface Known {
  contacts: Contacts;
  /** Ids by e-mail address. */
  customers: ReadonlyMap<string, string>;
  orders: SeededOrder[];
  calendar: Calendar;
}

const ago = (calendar: Calendar, days: number) =>
  calendar.minutesAgo(Math.round(days * MINUTES_A_DAY));

const contactOf = (contacts: Contacts, name: string) => {
  const { phone, email } = known(contacts, name);
  return { name, phone, email };
};

function answerOf(answer: string | undefined, daysAgo: number, calendar: Calendar) {
  return answer === undefined
    ? {}
    : { answer, answered_at: ago(calendar, Math.max(0.05, daysAgo - ANSWERED_AFTER_DAYS)) };
}

/** The latest order of the asker that has the same first product. */
function orderOf({ by, lines }: QuoteSeed, orders: SeededOrder[]): string {
  const order = orders.findLast(
    ({ customer, lines: ordered }) => customer.name === by && ordered[0]?.[0] === lines[0]?.[0],
  );
  if (!order) throw new Error(`The sample data has no order of ${by} for its quote`);
  return order.id;
}

export async function seedQuotes(db: Db, { contacts, customers, orders, calendar }: Known) {
  const products = await orderables(db);
  for (const seed of QUOTES) {
    const contact = contactOf(contacts, seed.by);
    const { id } = await db
      .insertInto('quotes')
      .values({
        ...contact,
        ...answerOf(seed.answer, seed.daysAgo, calendar),
        customer_id: known(customers, contact.email),
        message: seed.message,
        status: seed.status,
        created_at: ago(calendar, seed.daysAgo),
        valid_until:
          seed.answer === undefined ? null : calendar.day(VALID_DAYS - Math.floor(seed.daysAgo)),
        order_id: seed.status === 'Ordered' ? orderOf(seed, orders) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('quote_lines')
      .values(
        seed.lines.map(([sku, quantity, price], index) => {
          const product = known(products, sku);
          return {
            quote_id: id,
            position: index + 1,
            product_id: product.id,
            sku,
            name: product.name,
            picture: JSON.stringify(product.picture),
            unit: product.unit,
            quantity,
            list_price: priceOf(product, quantity),
            quoted_price: price === null ? null : price * PAISE,
            tax_rate: product.tax_rate,
          };
        }),
      )
      .execute();
  }
}

export async function seedQuestions(db: Db, { contacts, calendar }: Known): Promise<void> {
  const products = await orderables(db);
  await db
    .insertInto('questions')
    .values(
      QUESTIONS.map(({ by, daysAgo, sku, text, answer }) => {
        const product = sku === null ? null : known(products, sku);
        return {
          ...contactOf(contacts, by),
          ...answerOf(answer, daysAgo, calendar),
          product_id: product?.id ?? null,
          sku,
          product_name: product?.name ?? null,
          text,
          created_at: ago(calendar, daysAgo),
        };
      }),
    )
    .execute();
}

export async function seedSubscriptions(db: Db, { calendar }: Known): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values(
      SUBSCRIBERS.map(([email, source, daysAgo]) => ({
        email,
        source,
        accepted: source === 'favorites',
        created_at: ago(calendar, daysAgo),
      })),
    )
    .execute();
}
