import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleFolder } from '../testing/memory-database.ts';
import { endServers, runServer } from '../testing/server-process.ts';

jest.setTimeout(120_000);

const ENTRY = join(process.cwd(), 'api/server.ts');

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evmandi-api-'));
  await sampleFolder(dataDir);
});
afterAll(() => {
  endServers();
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (variables: Record<string, string>, args: string[] = []) =>
  runServer({ DATA_DIR: dataDir, ...variables }, args);

/** Files and folders of the database that others on this machine may read or write. */
function openToOthers(): string[] {
  const folder = join(dataDir, 'db');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(names.length).toBeGreaterThan(900);
  return names.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
}

const locks = () => readdirSync(dataDir).filter((name) => name.endsWith('.lock'));

test('closes a folder that others could read, and what is written from then on', async () => {
  expect(openToOthers()).not.toEqual([]);
  const server = run({});
  const address = await server.ready();
  await fetch(`${address}/api/visits`, { method: 'POST' });
  expect(statSync(join(dataDir, 'db')).mode & 0o777).toBe(0o700);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(openToOthers()).toEqual([]);
});

test('lives through kill -9, refuses a second process, and ends cleanly on SIGTERM', async () => {
  const first = run({});
  const address = await first.ready();
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const total = async (url: string) =>
    ((await (await fetch(`${url}/api/products`)).json()) as { page: { total: number } }).page.total;
  const products = await total(address);

  const second = run({});
  expect((await second.ended).code).toBe(1);
  expect(second.stderr().trim()).toBe(
    `The database in ${join(dataDir, 'db')} is in use by process ${first.child.pid}: stop that process, or set DATA_DIR to another folder.`,
  );

  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'evmandi-admin' }),
  });
  const { token } = (await login.json()) as { token: string };

  first.child.kill('SIGKILL');
  await first.ended;
  expect(locks()).toHaveLength(1);

  const third = run({});
  const next = await third.ready();
  expect(await total(next)).toBe(products);
  const orders = await fetch(`${next}/api/admin/orders`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(orders.status).toBe(200);
  expect(third.stdout()).not.toMatch(/evmandi-admin|Bearer/);

  third.child.kill('SIGTERM');
  expect(await third.ended).toEqual({ code: 0, signal: null });
  expect(locks()).toEqual([]);
});

test('a busy port is one line that names it, the process that has it and the variable', async () => {
  const other: Server = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const server = run({ API_PORT: String(port) });
  expect((await server.ended).code).toBe(1);
  const by = `process ${process.pid} \\(.*\\)`;
  expect(server.stderr().trim()).toMatch(
    new RegExp(`^Port ${port} is in use by ${by}: free it, or set API_PORT to another one.$`),
  );
  other.close();
});

test('a wrong variable, folder or database is one line each', async () => {
  const wrong = run({ JWT_SECRET: 'short' });
  expect((await wrong.ended).code).toBe(2);
  expect(wrong.stderr().trim()).toBe('JWT_SECRET must have 32 characters or more');
  const file = run({ DATA_DIR: ENTRY });
  expect((await file.ended).code).toBe(1);
  expect(file.stderr().trim()).toMatch(/^DATA_DIR cannot be used \(.*\): set it to a folder .*$/);
  const absent = run({ DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none' });
  expect((await absent.ended).code).toBe(1);
  expect(absent.stderr().trim()).toMatch(
    /^The database at DATABASE_URL cannot be reached .*ECONNREFUSED.*$/,
  );
  expect(absent.stderr()).not.toContain('hidden');
});

test('a folder with other files in it is left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evmandi-api-'));
  mkdirSync(join(folder, 'db'));
  writeFileSync(join(folder, 'db', 'letters.txt'), 'mine');
  const server = run({ DATA_DIR: folder });
  expect((await server.ended).code).toBe(1);
  expect(server.stderr().trim()).toMatch(
    /^.*db holds files that are no database: move them away.*$/,
  );
  expect(readdirSync(join(folder, 'db'))).toEqual(['letters.txt']);
  rmSync(folder, { recursive: true });
});

test('accounts are managed while the process runs that holds the database, and the log is checked after', async () => {
  const server = run({});
  const address = await server.ready();
  expect(statSync(join(dataDir, 'users.sock')).mode & 0o777).toBe(0o600);
  const added = run({}, ['users', 'add', 'ravi.k', '--role', 'Stock staff', '--password-stdin']);
  added.child.stdin?.end('a long enough password\n');
  expect([(await added.ended).code, added.stderr()]).toEqual([0, '']);
  const signIn = () =>
    fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'ravi.k', password: 'a long enough password' }),
    });
  expect((await signIn()).status).toBe(200);
  const refused = run({}, ['users', 'disable', 'nobody']);
  expect((await refused.ended).code).toBe(1);
  expect(refused.stderr().trim()).toBe('There is no account named nobody: see users list.');
  const off = run({}, ['users', 'disable', 'ravi.k']);
  expect((await off.ended).code).toBe(0);
  expect((await signIn()).status).toBe(401);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  const checked = run({}, ['audit', 'verify']);
  expect((await checked.ended).code).toBe(0);
  expect(checked.stdout()).toMatch(
    /^The audit log is whole: \d+ entries, the last hash is \w{64}\./,
  );
});

test('an administrator is made by a command, with the password on standard input', async () => {
  const refused = run({}, ['create-administrator', 'meena']);
  refused.child.stdin?.end('short\n');
  expect((await refused.ended).code).toBe(1);
  expect(refused.stderr()).toMatch(/12 characters or more/);
  const made = run({}, ['create-administrator', 'meena', 'Meena Iyer']);
  made.child.stdin?.end('a long enough password\n');
  expect((await made.ended).code).toBe(0);
  const again = run({}, ['create-administrator', 'MEENA']);
  again.child.stdin?.end('a long enough password\n');
  expect((await again.ended).code).toBe(1);
  expect(again.stderr()).toMatch(/There is an account named MEENA already/);
});
