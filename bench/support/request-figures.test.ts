import type { LoggedRequest } from './network-log.ts';
import { bytesOf, duplicates, scriptBytes, steps } from './request-figures.ts';

const SITE = 'http://site';

function request(path: string, type: string, changes: Partial<LoggedRequest> = {}): LoggedRequest {
  const url = SITE + path;
  return {
    url,
    type,
    initiator: { type: 'parser' },
    startedAt: 0,
    bytes: 10,
    cached: false,
    ...changes,
  };
}

const askedBy = (...paths: string[]): Pick<LoggedRequest, 'initiator'> => ({
  initiator: {
    type: 'script',
    stack: {
      callFrames: [],
      parent: { callFrames: paths.map((path) => ({ url: SITE + path })) },
    },
  },
});

const document = request('/', 'Document', { initiator: { type: 'other' } });

test('what the document names is one step, what a script asks for one more than it', () => {
  const entry = request('/entry.js', 'Script', { initiator: { type: 'parser', url: `${SITE}/` } });
  const chunk = request('/chunk.js', 'Script', askedBy('/entry.js'));
  const data = request('/data', 'Fetch', askedBy('/entry.js', '/chunk.js'));
  expect(steps([document])).toBe(0);
  expect(steps([document, entry])).toBe(1);
  expect(steps([document, entry, chunk])).toBe(2);
  expect(steps([document, entry, chunk, data])).toBe(3);
  const picture = request('/picture.svg', 'Image', askedBy('/chunk.js'));
  expect(steps([document, entry, chunk, picture])).toBe(2);
});

test('only what came over the wire counts', () => {
  const script = request('/a.js', 'Script', { bytes: 100 });
  const kept = request('/b.js', 'Script', { bytes: 100, cached: true });
  expect(bytesOf([document, script, kept])).toEqual({ bytes: 110, jsBytes: 100 });
  expect(scriptBytes([document, script, kept])).toEqual({ [`${SITE}/a.js`]: 100 });
});

test('an address that came twice is a duplicate, one from the cache is not', () => {
  const script = request('/a.js', 'Script');
  const kept = request('/a.js', 'Script', { cached: true });
  const asked = request('/a.js', 'Preflight');
  expect(duplicates([script, kept, asked])).toEqual([]);
  expect(duplicates([script, script])).toEqual([`${SITE}/a.js`]);
});
