import { type Subjects, whole } from './subjects.ts';

/** What a call needs to succeed. */
interface Subject {
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** With every field that the call takes, as far as they may stand beside each other. */
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

export type Maker = (subjects: Subjects) => Promise<Subject>;

export const emptied = (subjects: Subjects, table: 'addresses' | 'saved_answers') =>
  subjects.api.db.deleteFrom(table).execute();

export const savedAddress: Maker = async (subjects) => {
  await emptied(subjects, 'addresses');
  const { addresses } = await subjects.send<{ addresses: { id: string }[] }>(
    '/api/addresses',
    whole(),
    'customer',
  );
  return { path: { id: addresses[0]?.id ?? '' } };
};

type Known = 'number' | 'token' | 'id' | 'version';

export const on = (
  path: Known,
  make: (subjects: Subjects) => Promise<Partial<Record<Known, unknown>>>,
  body?: (version: unknown, subjects: Subjects) => object | Promise<object>,
): Maker => {
  return async (subjects) => {
    const made = await make(subjects);
    return {
      path: { [path]: String(made[path]) },
      ...(body && { body: { ...(await body(made.version, subjects)) } }),
    };
  };
};

const staff = async (subjects: Subjects) => ({ headers: await subjects.as('staff') });
export const byStaff =
  (make: Maker): Maker =>
  async (subjects) => ({ ...(await make(subjects)), ...(await staff(subjects)) });

/** A call that the platform's permission opens. */
export const byPlatform =
  (subject: Pick<Subject, 'body' | 'path'>): Maker =>
  async (subjects) => ({ ...subject, headers: await subjects.as('platform') });
