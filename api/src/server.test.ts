import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { User } from '@evmandi/contract/domain/session';
import { describeWithPostgres, type PostgresDatabase } from '../testing/postgres-database.ts';
import { runMain } from '../testing/run-main.ts';
import { newSampleServer } from '../testing/sample-database.ts';
import { endServers, runServer } from '../testing/server-process.ts';
import { testApi } from '../testing/test-api.ts';
import { readEnvironment } from './environment.ts';
import { AccountRefused, createAdministrator } from './identity/create-administrator.ts';

jest.setTimeout(120_000);

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'evmandi-api-'));
});
afterAll(() => {
  endServers();
  rmSync(dataDir, { recursive: true, force: true });
});

// What a process with a good environment does: crash.test.ts.
describe('a start that cannot succeed ends with one line', () => {
  test('a wrong variable, as a process', async () => {
    const wrong = runServer({ DATA_DIR: dataDir, JWT_SECRET: 'short' });
    expect((await wrong.ended).code).toBe(2);
    expect(wrong.stderr().trim()).toBe('JWT_SECRET must have 32 characters or more');
  });

  test('a busy port: the line names it, the process that has it and the variable', async () => {
    const other: Server = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const { code, stderr } = await runMain({ DATA_DIR: dataDir, API_PORT: String(port) });
    expect(code).toBe(1);
    const by = `process ${process.pid} \\(.*\\)`;
    expect(stderr.trim()).toMatch(
      new RegExp(`^Port ${port} is in use by ${by}: free it, or set API_PORT to another one.$`),
    );
    await new Promise((resolve) => other.close(resolve));
  });

  test('a file instead of a folder', async () => {
    const file = join(dataDir, 'letter.txt');
    writeFileSync(file, 'mine');
    const { code, stderr } = await runMain({ DATA_DIR: file });
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(/^DATA_DIR cannot be used \(.*\): set it to a folder .*$/);
  });

  test('a database that is away', async () => {
    const url = 'postgres://nobody:hidden@127.0.0.1:1/none';
    const { code, stderr } = await runMain({ DATABASE_URL: url });
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(
      /^The database at DATABASE_URL cannot be reached .*ECONNREFUSED.*$/,
    );
    expect(stderr).not.toContain('hidden');
  });

  test('a folder with other files in it, which is left alone', async () => {
    const folder = join(dataDir, 'other');
    mkdirSync(join(folder, 'db'), { recursive: true });
    writeFileSync(join(folder, 'db', 'letters.txt'), 'mine');
    const { code, stderr } = await runMain({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(/^.*db holds files that are no database: move them away.*$/);
    expect(readdirSync(join(folder, 'db'))).toEqual(['letters.txt']);
  });
});

describeWithPostgres('commands', () => {
  let server: PostgresDatabase;
  beforeAll(async () => {
    server = await newSampleServer();
  });
  afterAll(() => server?.drop());

  // SEED-5
  test('an administrator is made by a command, with the password on standard input', async () => {
    const environment = readEnvironment({ DATABASE_URL: server.url });
    const refused = (name: string, password: string) =>
      createAdministrator(environment, [name], Readable.from([Buffer.from(`${password}\n`)]));
    await expect(refused('meena', 'short')).rejects.toThrow(AccountRefused);
    await expect(refused('meena', 'short')).rejects.toThrow(/12 characters or more/);

    // AUTH-8
    await expect(refused('\u0430dmin', 'a long enough password')).rejects.toThrow(/from a to z/);
    const usage = /^Give: create-administrator <username> \[name\]/;
    for (const args of [
      [],
      ['root1', '--password-stdin'],
      ['--password-stdin', 'root1'],
      ['root1', 'Asha', 'Rao'],
      ['root1', '-x'],
    ]) {
      const made = createAdministrator(environment, args, Readable.from(['a long enough one\n']));
      await expect(made).rejects.toThrow(usage);
    }

    const made = runServer({ DATABASE_URL: server.url }, [
      'create-administrator',
      'meena',
      'Meena Iyer',
    ]);
    made.child.stdin?.end('a long enough password\n');
    expect([(await made.ended).code, made.stderr()]).toEqual([0, '']);

    const api = await testApi(() => server.open());
    const login = await api.post('/api/auth/login', {
      username: 'meena',
      password: 'a long enough password',
    });
    const { user } = login.json<{ user: User }>();
    expect(user.role.permissions.map(({ permissionCode }) => permissionCode)).toEqual([1001, 1003]);
    await api.close();

    await expect(refused('MEENA', 'a long enough password')).rejects.toThrow(
      /There is an account named MEENA already/,
    );
  });

  test('the audit log is checked by a command, which prints what it found', async () => {
    const { stdout, stderr } = await runMain({ DATABASE_URL: server.url }, ['audit', 'verify']);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^The audit log is whole: \d+ entries, the last hash is \w{64}\./);
  });
});
