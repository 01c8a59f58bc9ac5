import { lineAmounts, orderTotals } from '@evmandi/contract/domain/order-totals';
import { sql } from 'kysely';
import type { Quote } from '../../contract/quotes.ts';
import type { Database } from '../database/database.ts';
import { TODAY } from '../database/india.ts';
import { notFound } from '../http/failure.ts';
import { lineProduct } from '../orders/line-product.ts';

/** 404 `unknown_quote`. */
export const unknownQuote = () =>
  notFound('We could not find that request for a quotation', 'unknown_quote');

/** The lines of a request, in their order; prices in paise, tax in basis points. */
export async function readLines(db: Database, quoteId: string) {
  const rows = await db
    .selectFrom('quote_lines')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    position: row.position,
    ...lineProduct(row),
    unit: row.unit,
    unitPrice: Number(row.list_price),
    offeredPrice: row.quoted_price === null ? null : Number(row.quoted_price),
    refused: row.refused,
    note: row.note,
    taxRate: row.tax_rate,
  }));
}

async function readMessages(db: Database, quoteId: string): Promise<Quote['messages']> {
  const rows = await db
    .selectFrom('quote_messages')
    .select(['at', 'by_staff', 'text'])
    .where('quote_id', '=', quoteId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ at, by_staff, text }) => ({
    at: at.toISOString(),
    by: by_staff ? 'staff' : 'buyer',
    text,
  }));
}

/** Answered, and the last day of the offer, in India, has gone by. */
export const EXPIRED = sql<boolean>`(quotes.status = 'Answered' and quotes.valid_until < ${TODAY})`;

/** A quote's row with all that its page shows of itself. */
export const selectQuotes = (db: Database) =>
  db
    .selectFrom('quotes')
    .leftJoin('orders', 'orders.id', 'quotes.order_id')
    .select([
      'quotes.id',
      'quotes.number',
      'quotes.created_at',
      'quotes.status',
      'quotes.name',
      'quotes.phone',
      'quotes.email',
      'quotes.message',
      'quotes.answer',
      'quotes.answered_at',
      'quotes.valid_until',
      EXPIRED.as('expired'),
      'orders.number as orderNumber',
      'orders.token as orderToken',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectQuotes>['executeTakeFirstOrThrow']>>;
type Lines = Awaited<ReturnType<typeof readLines>>;

function answerOf({ answer, answered_at, valid_until }: Row, lines: Lines): Quote['answer'] {
  if (answer === null || answered_at === null || valid_until === null) return null;
  const { net, tax, total } = orderTotals(
    lines
      .filter(({ refused }) => !refused)
      .map((line) => lineAmounts(line.offeredPrice ?? line.unitPrice, line.quantity, line.taxRate)),
  );
  return { text: answer, at: answered_at.toISOString(), validUntil: valid_until, net, tax, total };
}

/** A request for a quotation as the holder of its address sees it; amounts in paise. */
export async function quoteView(db: Database, row: Row): Promise<Quote> {
  const [lines, messages] = await Promise.all([readLines(db, row.id), readMessages(db, row.id)]);
  return {
    number: row.number,
    askedAt: row.created_at.toISOString(),
    status: row.status,
    expired: row.expired,
    order:
      row.orderNumber && row.orderToken ? { number: row.orderNumber, token: row.orderToken } : null,
    name: row.name,
    phone: row.phone,
    email: row.email,
    message: row.message || null,
    lines: lines.map(({ taxRate: _, ...line }) => line),
    listNet: lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
    answer: answerOf(row, lines),
    messages,
  };
}

/** The quote of an unguessable token. Throws a 404. */
export async function getQuoteByToken(db: Database, token: string): Promise<Quote> {
  const row = await selectQuotes(db).where('quotes.token', '=', token).executeTakeFirst();
  if (!row) throw unknownQuote();
  return quoteView(db, row);
}
