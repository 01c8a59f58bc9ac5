import type { z } from 'zod';
import type { Asked, askSchema } from '../../contract/questions.ts';
import { isProduct } from '../catalog/cards.ts';
import type { Database } from '../database/database.ts';
import { writeEvent } from '../events/write-event.ts';
import { invalid } from '../http/failure.ts';
import { limitRequest, noteRequest } from '../http/request-limit.ts';

async function productOf(db: Database, idOrSku: string | null) {
  if (idOrSku === null) return { product_id: null, sku: null, product_name: null };
  const product = await db
    .selectFrom('products')
    .where(isProduct(idOrSku))
    .select(['id as product_id', 'sku', 'name as product_name'])
    .executeTakeFirst();
  if (product) return product;
  throw invalid([
    { path: 'product', message: 'We know no product of that number: leave it out, or correct it' },
  ]);
}

/** Stores a question for the parts team. The token is the only way to its answer. Throws 409 where too many are open. */
export function ask(
  db: Database,
  question: z.output<typeof askSchema>,
  address: string | null,
): Promise<Asked> {
  const { name, phone, email, question: text, product } = question;
  const origin = { subject: 'question' as const, callerId: null, address };
  return db.transaction().execute(async (transaction) => {
    await limitRequest(transaction, origin);
    const { id, ...asked } = await transaction
      .insertInto('questions')
      .values({ name, phone, email, text, ...(await productOf(transaction, product)) })
      .returning(['id', 'number', 'token'])
      .executeTakeFirstOrThrow();
    await noteRequest(transaction, { ...origin, id });
    await writeEvent(transaction, {
      subject: 'question',
      id,
      kind: 'asked',
      by: { id: null, name },
      after: { text, product },
    });
    return asked;
  });
}
