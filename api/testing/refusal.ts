import { errorSchema } from '../contract/common.ts';
import type { TestApi } from './test-api.ts';

/** Expects a GET to be refused in the one error shape, `field` among its errors; answers what it said. */
export async function expectRefusal(
  api: TestApi,
  path: string,
  { status, field }: { status: number; field?: string },
) {
  const answer = await api.get(path);
  expect([path, answer.statusCode]).toEqual([path, status]);
  const body = errorSchema.parse(answer.json());
  if (field) expect(body.errors?.map((error) => error.path)).toContain(field);
  return body;
}
