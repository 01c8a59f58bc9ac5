import type { OpenDatabase } from '../src/database/database.ts';
import { prepareDatabase } from '../src/database/prepare.ts';
import { sampleDatabase } from '../testing/sample-database.ts';
import { seed } from './seed.ts';

describe('the demo accounts', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await sampleDatabase();
  });
  afterAll(() => database?.close());

  const names = async () => {
    const rows = await database.db.selectFrom('users').select('username').orderBy('id').execute();
    return rows.map(({ username }) => username);
  };
  const start = (kind: OpenDatabase['kind']) =>
    prepareDatabase({ ...database, kind }, { sampleData: seed });

  // SEED-4
  test('that an older release did not know come with the next start, of an embedded database alone', async () => {
    const all = ['admin', 'staff', 'dealer', 'customer', 'counter', 'stock', 'platform'];
    expect(await names()).toEqual(all);
    await database.db.deleteFrom('users').where('username', '=', 'platform').execute();
    await start('server');
    expect(await names()).toEqual(all.slice(0, -1));
    await start('embedded');
    await start('embedded');
    expect(await names()).toEqual(all);
  });
});
