import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOCK = `
importers:
  .:
    devDependencies: { tool: { specifier: 1.0.0, version: 1.0.0 } }
  api:
    dependencies:
      '@own/contract': { specifier: 'workspace:*', version: 'link:../shared' }
      server: { specifier: 2.0.0, version: 2.0.0(peer@1.0.0) }
snapshots:
  tool@1.0.0: { dependencies: { parser: 1.0.0 } }
  server@2.0.0(peer@1.0.0): { dependencies: { parser: 3.0.0, renamed: '@scope/real@1.2.0' } }
  parser@1.0.0: {}
  parser@3.0.0: { optionalDependencies: { native: 4.0.0 } }
  native@4.0.0: {}
  '@scope/real@1.2.0': {}
`;
const FOUND = { native: ['4.0.0'], parser: ['3.0.0'], '@scope/real': ['1.2.0'], server: ['2.0.0'] };

let registry: Server;
let known: object | undefined;
let asked: unknown;
beforeAll(async () => {
  registry = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked = JSON.parse(body);
    response.statusCode = known ? 200 : 405;
    response.end(JSON.stringify(known));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});
afterAll(() => registry.close());

/** What is said of those packages, and what the run ends with. */
async function audit(exceptions: object[] = [], address?: string) {
  const { port } = registry.address() as AddressInfo;
  const options = { exceptions, address: address ?? `http://127.0.0.1:${port}/` };
  const script = `
    const { Tally } = await import('./scripts/testing/tally.mjs');
    const { auditDependencies } = await import('./scripts/testing/audit.mjs');
    const { productionPackages } = await import('./scripts/testing/locked-packages.mjs');
    const tally = new Tally();
    const packages = productionPackages(${JSON.stringify(LOCK)});
    await auditDependencies(tally, { packages, ...${JSON.stringify(options)} });
    process.exitCode = tally.finish();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { said, code };
}

const weakness = (severity: string, range = '<4') => ({
  parser: [
    { id: 7, title: 'Reads too far', url: 'https://x', severity, vulnerable_versions: range },
  ],
});

test('asks for what runs in production, and passes where nothing is known', async () => {
  known = {};
  expect((await audit()).code).toBe(0);
  expect(asked).toEqual(FOUND);
});

test('a grave weakness of a version in use fails, a lesser one is told, one of others is none', async () => {
  known = weakness('high');
  const grave = await audit();
  expect(grave.code).toBe(1);
  expect(grave.said).toContain('parser: high: Reads too far');
  known = weakness('moderate');
  const lesser = await audit();
  expect(lesser.said).toContain('ADVISORY parser: moderate');
  expect(lesser.code).toBe(0);
  known = weakness('critical', '<3');
  expect((await audit()).said).not.toContain('Reads too far');
});

test('what was accepted passes, with a reason and until its day', async () => {
  known = weakness('high');
  const one = { id: 7, reason: 'only reads our own files', until: '2999-01-01' };
  expect((await audit([one])).code).toBe(0);
  expect((await audit([{ ...one, until: '2020-01-01' }])).code).toBe(1);
  expect((await audit([{ ...one, reason: '' }])).code).toBe(1);
});

test('where no registry answers, that is said and nothing fails', async () => {
  known = undefined;
  const refused = await audit();
  expect([refused.code, refused.said]).toEqual([0, expect.stringContaining('it answers 405')]);
  const away = await audit([], 'http://127.0.0.1:1/');
  expect([away.code, away.said]).toEqual([0, expect.stringContaining('SKIPPED known weaknesses')]);
});
