import { randomUUID } from 'node:crypto';
import { DAY_MS, dayInIndia } from '@evmandi/contract/domain/dates';
import { sql } from 'kysely';
import { type JobCardDetail, jobCardDetailSchema } from '../contract/workshop.ts';
import type { Database } from '../src/database/database.ts';
import type { TestApi } from './test-api.ts';

type Headers = Record<string, string>;
let vehicles = 0;

/** `POST /api/job-cards` for a vehicle that was never here, unless one is given. */
export const openCard = (
  api: TestApi,
  by: Headers,
  change: object = {},
  key: string = randomUUID(),
) => {
  vehicles += 1;
  const body = {
    registration: `TS 01 T ${vehicles}`,
    vehicle: 'Bajaj Chetak 2024',
    owner: 'Fatima Begum',
    phone: '+91 99120 55871',
    odometer: 12_640,
    complaints: ['Stops at 20 % charge, shows error E-14', 'Horn weak'],
    promisedDay: dayInIndia(Date.now() + DAY_MS),
    promisedTime: '17:00',
    ...change,
  };
  return api.post('/api/job-cards', body, { ...by, 'idempotency-key': key });
};

/** The same, which must succeed. */
export async function opened(
  api: TestApi,
  by: Headers,
  change: object = {},
): Promise<JobCardDetail> {
  const answer = await openCard(api, by, change);
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  return jobCardDetailSchema.parse(answer.json());
}

/** Takes pieces for a card, or gives them back, with a new key unless one is given. */
export const move = (
  api: TestApi,
  by: Headers,
  what: { number: string; kind: 'takes' | 'returns'; productId: string; quantity: number },
  key: string = randomUUID(),
) => {
  const { number, kind, ...part } = what;
  return api.post(`/api/job-cards/${number}/${kind}`, part, { ...by, 'idempotency-key': key });
};

/** Products whose stock is not the sum of their movements, and parts of cards that movements contradict. */
export async function booksApart(db: Database): Promise<unknown[]> {
  const { rows } = await sql`select id::text as what from products where stock <>
      (select coalesce(sum(quantity), 0) from stock_movements where product_id = products.id)
    union all select job_card_id || ' ' || product_id from job_card_parts part where taken <>
      (select coalesce(-sum(quantity), 0) from stock_movements moved
        where moved.job_card_id = part.job_card_id and moved.product_id = part.product_id)`.execute(
    db,
  );
  return rows;
}
