import { QueueFullError } from './errors.ts';
import { createFailureLog } from './failures.ts';

const CATALOG = { name: 'catalog', version: '1.0.0-0000000a' };
const AUTH = { name: 'auth', version: '1.0.0-0000000b' };

function open() {
  const clock = { time: 0 };
  const lines: string[] = [];
  const log = createFailureLog(
    (line) => lines.push(line),
    () => clock.time,
  );
  return { log, lines, clock };
}

test('each kind of failure is reported with name, version and reason, and counted', () => {
  const { log, lines } = open();
  log.record(CATALOG, new Error('late: more than 300 ms'));
  log.record(CATALOG, new Error('hung: more than 550 ms'));
  log.record(AUTH, new TypeError('x is undefined\n  at y'));
  log.record(CATALOG, 'a text');
  log.record(AUTH, new QueueFullError('8 renders wait'));
  log.record(CATALOG, new Error('late: more than 300 ms'));
  expect(lines).toEqual([
    'Rendering catalog 1.0.0-0000000a late: more than 300 ms',
    'Rendering catalog 1.0.0-0000000a hung: more than 550 ms',
    'Rendering auth 1.0.0-0000000b threw: x is undefined',
    'Rendering catalog 1.0.0-0000000a threw: a text',
    'Rendering auth 1.0.0-0000000b busy: 8 renders wait',
  ]);
  const catalog = { remote: 'catalog', version: CATALOG.version };
  const auth = { remote: 'auth', version: AUTH.version };
  expect(log.counts).toEqual([
    { ...catalog, reason: 'late', count: 2 },
    { ...catalog, reason: 'hung', count: 1 },
    { ...auth, reason: 'threw', count: 1 },
    { ...catalog, reason: 'threw', count: 1 },
    { ...auth, reason: 'busy', count: 1 },
  ]);
});

test('a failure that lasts does not flood the log, and is reported again later', () => {
  const { log, lines, clock } = open();
  for (let visit = 0; visit < 1_000; visit += 1) log.record(CATALOG, new Error('API is away'));
  expect(lines).toHaveLength(1);
  clock.time = 10_000;
  log.record(CATALOG, new Error('API is away'));
  expect(lines).toHaveLength(2);
  expect(log.counts).toMatchObject([{ count: 1_001 }]);
});
