import type { Question } from '../../contract/questions.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/failure.ts';
import { pictureOf } from '../pictures/picture.ts';

/** The question behind a token, with its answer once there is one. Throws a 404 for an unknown token. */
export async function getQuestion(db: Database, token: string): Promise<Question> {
  const row = await db
    .selectFrom('questions')
    .leftJoin('products', 'products.id', 'questions.product_id')
    .where('token', '=', token)
    .select(['number', 'questions.name', 'text', 'questions.created_at as askedAt'])
    .select(['answer', 'answered_at as answeredAt', 'product_id as productId'])
    .select(['questions.sku', 'product_name as productName', 'products.picture'])
    .executeTakeFirst();
  if (!row) throw notFound('There is no question at this address', 'unknown_question');
  const { productId, sku, productName, picture, answer, answeredAt } = row;
  return {
    number: row.number,
    name: row.name,
    question: row.text,
    askedAt: row.askedAt.toISOString(),
    product:
      productId && sku && productName && picture
        ? { id: productId, sku, name: productName, picture: pictureOf(picture, 'cut', productName) }
        : null,
    answer: answer && answeredAt ? { text: answer, at: answeredAt.toISOString() } : null,
  };
}
