import { unitPrice } from '@evmandi/contract/domain/unit-price';
import type { Transaction } from 'kysely';
import type { AskedQuote, QuoteRequest } from '../../contract/quotes.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { writeEvent } from '../events/write-event.ts';
import type { Caller } from '../http/access.ts';
import { conflict } from '../http/failure.ts';
import { withIdempotencyKey } from '../http/idempotency.ts';
import { limitRequest, noteRequest } from '../http/request-limit.ts';
import { knownCustomer } from '../orders/order-customer.ts';
import { type Orderable, readOrderables } from '../orders/orderables.ts';

type Tx = Transaction<Schema>;

function known(products: Map<string, Orderable>, lines: QuoteRequest['lines']) {
  const errors = lines.flatMap(({ productId }, index) =>
    products.has(productId)
      ? []
      : [{ path: `lines.${index}`, message: 'This product is no longer sold: take it out' }],
  );
  const [first] = errors;
  if (first) throw conflict('lines_refused', first.message, errors);
  return lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? [{ product, quantity }] : [];
  });
}

interface Asking {
  key: string | undefined;
  caller: Caller | null;
  /** Network address of the visitor. */
  address: string | null;
}

async function keep(
  db: Tx,
  request: QuoteRequest,
  { caller, address }: Asking,
): Promise<AskedQuote> {
  const origin = {
    ...{ subject: 'quote' as const, callerId: caller?.id ?? null, address },
    lines: request.lines.length,
  };
  await limitRequest(db, origin);
  const { name, phone, email, message } = request;
  const ids = request.lines.map(({ productId }) => productId);
  const lines = known(await readOrderables(db, ids), request.lines);
  const quote = await db
    .insertInto('quotes')
    .values({
      // A request for a quotation makes no new customer.
      customer_id: await knownCustomer(db, email, caller),
      name,
      phone,
      email,
      message: message ?? '',
      asked_by: caller?.id ?? null,
    })
    .returning(['id', 'number', 'token'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('quote_lines')
    .values(
      lines.map(({ product, quantity }, index) => ({
        quote_id: quote.id,
        position: index + 1,
        product_id: product.id,
        sku: product.sku,
        name: product.name,
        picture: JSON.stringify(product.picture),
        unit: product.unit,
        quantity,
        list_price: unitPrice(product, quantity),
        tax_rate: product.taxRate,
      })),
    )
    .execute();
  await noteRequest(db, { ...origin, id: quote.id });
  await writeEvent(db, {
    subject: 'quote',
    id: quote.id,
    kind: 'asked',
    by: { id: caller?.id ?? null, name },
    after: { status: 'Open', lines: request.lines },
  });
  return { number: quote.number, token: quote.token };
}

/**
 * Keeps a request for a quotation at today's list prices, once for a key; stock does not matter to it.
 * Throws 409 for products that are no longer sold, and where too many are open.
 */
export function askQuote(db: Database, request: QuoteRequest, asking: Asking): Promise<AskedQuote> {
  const { key } = asking;
  return db
    .transaction()
    .execute((transaction) =>
      key === undefined
        ? keep(transaction, request, asking)
        : withIdempotencyKey(transaction, { scope: 'POST /quotes', key, request }, () =>
            keep(transaction, request, asking),
          ),
    );
}
