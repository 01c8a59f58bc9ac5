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

const weakness = (severity: string, range = '<4') => ({
  parser: [
    { id: 7, title: 'Reads too far', url: 'https://x', severity, vulnerable_versions: range },
  ],
});

interface Case {
  /** What the registry answers; without it, it answers 405. */
  known?: object;
  exceptions?: object[];
  /** Of the registry, where it is another one. */
  address?: string;
}

const ACCEPTED = { id: 7, reason: 'only reads our own files', until: '2999-01-01' };
const CASES = {
  nothing: { known: {} },
  grave: { known: weakness('high') },
  lesser: { known: weakness('moderate') },
  otherVersion: { known: weakness('critical', '<3') },
  accepted: { known: weakness('high'), exceptions: [ACCEPTED] },
  acceptedBefore: { known: weakness('high'), exceptions: [{ ...ACCEPTED, until: '2020-01-01' }] },
  withoutReason: { known: weakness('high'), exceptions: [{ ...ACCEPTED, reason: '' }] },
  refused: {},
  away: { address: 'http://127.0.0.1:1/' },
} satisfies Record<string, Case>;

let registry: Server;
let asked: unknown;
/** By case: what is said of those packages, and what the run ends with. */
let ended: Record<keyof typeof CASES, { said: string; code: number }>;

/** One process runs all cases: starting one for each takes longer than the cases. */
async function auditAll(origin: string): Promise<typeof ended> {
  const cases = Object.entries<Case>(CASES).map(([name, { exceptions = [], address }]) => ({
    name,
    options: { exceptions, address: address ?? `${origin}/${name}/` },
  }));
  const script = `
    const { Tally } = await import('./scripts/testing/tally.mjs');
    const { auditDependencies } = await import('./scripts/testing/audit.mjs');
    const { productionPackages } = await import('./scripts/testing/locked-packages.mjs');
    const packages = productionPackages(${JSON.stringify(LOCK)});
    const write = process.stdout.write.bind(process.stdout);
    const ended = {};
    for (const { name, options } of ${JSON.stringify(cases)}) {
      let said = '';
      process.stdout.write = process.stderr.write = (text) => { said += text; return true; };
      const tally = new Tally();
      await auditDependencies(tally, { packages, ...options });
      ended[name] = { code: tally.finish(), said };
    }
    write(JSON.stringify(ended));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part) => (said += part));
  await new Promise((resolve) => child.once('close', resolve));
  return JSON.parse(said);
}

beforeAll(async () => {
  registry = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked = JSON.parse(body);
    const [, name = ''] = request.url?.split('/') ?? [];
    const { known }: Case = CASES[name as keyof typeof CASES];
    response.statusCode = known ? 200 : 405;
    response.end(JSON.stringify(known));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  ended = await auditAll(`http://127.0.0.1:${port}`);
});
afterAll(() => registry.close());

test('asks for what runs in production, and passes where nothing is known', () => {
  expect(ended.nothing.code).toBe(0);
  expect(asked).toEqual(FOUND);
});

test('a grave weakness of a version in use fails, a lesser one is told, one of others is none', () => {
  expect(ended.grave.code).toBe(1);
  expect(ended.grave.said).toContain('parser: high: Reads too far');
  expect(ended.lesser.said).toContain('ADVISORY parser: moderate');
  expect(ended.lesser.code).toBe(0);
  expect(ended.otherVersion.said).not.toContain('Reads too far');
  expect(ended.otherVersion.said).toContain('1 passed, 0 failed');
});

test('what was accepted passes, with a reason and until its day', () => {
  expect(ended.accepted.code).toBe(0);
  expect(ended.acceptedBefore.code).toBe(1);
  expect(ended.withoutReason.code).toBe(1);
});

test('where no registry answers, that is said and nothing fails', () => {
  const { refused, away } = ended;
  expect([refused.code, refused.said]).toEqual([0, expect.stringContaining('it answers 405')]);
  expect([away.code, away.said]).toEqual([0, expect.stringContaining('SKIPPED known weaknesses')]);
});
