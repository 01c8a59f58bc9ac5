import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { migrations } from './index.ts';

/** Tables are large from here on, and releases of different age meet: see CONTRIBUTING, "Changing the schema". */
const FIRST = '0050';

/** What a step would run, without a database. */
async function statementsOf(name: string): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql.toLowerCase()),
  });
  await migrations[name]?.up(db);
  return statements;
}

const matches = (statements: string[], pattern: RegExp) =>
  statements.flatMap((text) => [...text.matchAll(pattern)].map(([, table = '']) => table));

/** Words for each rule that a step breaks. */
function broken(statements: string[], { needs }: { needs?: string | undefined }): string[] {
  const made = new Set(matches(statements, /create table (?:if not exists )?(\w+)/g));
  const others = (pattern: RegExp) =>
    matches(statements, pattern).filter((table) => !made.has(table));
  const takesAway = statements.some((text) =>
    /\b(?:drop (?:table|column)|rename (?:to|column)|alter (?:column )?\w+ (?:type|set not null))\b/.test(
      text,
    ),
  );
  return [
    ...others(/create (?:unique )?index(?: if not exists)?(?: \w+)? on (?:only )?(\w+)/g).map(
      (table) => `builds an index of ${table} inside of its transaction: name it in "indexes"`,
    ),
    ...others(
      /alter table (?:only )?(\w+)[^;]*\badd (?:column )?\w+ (?:(?!default|,).)*not null(?:(?!default|,).)*$/gs,
    ).map(
      (table) =>
        `adds a column to ${table} that older releases would have to fill: give it a default`,
    ),
    ...(takesAway && !needs
      ? [
          'takes away or changes what older releases use: export "needs", the step that they have to know',
        ]
      : []),
  ];
}

test.each([
  ['create index orders_x on orders (phone)', 1],
  ['create unique index on products (sku)', 1],
  ['create table a (b text); create index on a (b)', 0],
  ['alter table orders add note text not null', 1],
  ["alter table orders add column note text not null default ''", 0],
  ['alter table orders add note text', 0],
  ['alter table orders drop column note', 1],
  ['drop table old', 1],
])('%s breaks %i rules', (statement, count) => {
  expect(broken(statement.split('; '), {})).toHaveLength(count);
});

test('what is taken away names the step that has to be known', () => {
  expect(broken(['alter table orders drop column note'], { needs: '0051-x' })).toEqual([]);
});

test('steps hold no locks for long and leave older releases working, or say that they do not', async () => {
  const later = Object.entries(migrations).filter(([name]) => name >= FIRST);
  const faults = await Promise.all(
    later.map(async ([name, step]) =>
      broken(await statementsOf(name), step).map((fault) => `${name} ${fault}`),
    ),
  );
  expect(faults.flat()).toEqual([]);
  for (const [name, { needs }] of Object.entries(migrations)) {
    if (needs) expect([name, needs in migrations && needs <= name]).toEqual([name, true]);
  }
});
