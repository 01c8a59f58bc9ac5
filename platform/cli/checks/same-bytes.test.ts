import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import { hostArtifact, remoteArtifact } from '../../testing/artifacts.ts';
import { checkSameBytes } from './same-bytes.ts';

const TYPES = 'server/types/provided.json';
const file = { integrity: 'sha384-AA', bytes: 3 };
const { uses, files, browser } = remoteArtifact('catalog');
const asking = (calls: string[], fields: string[]) => ({ ...uses, api: { calls, fields } });

/** The place of the refusal where the registry holds `stored` under the version of `fresh`. */
async function placeOf(stored: Partial<RemoteArtifact>, fresh: Partial<RemoteArtifact>) {
  const [held, made] = [stored, fresh].map((one) => ({ ...remoteArtifact('catalog'), ...one }));
  const release = { app: 'catalog', version: '1.0.0-0000000a', folder: '' };
  const registry = { readArtifact: async () => held };
  const refusals = await checkSameBytes(registry, release, made as RemoteArtifact);
  return refusals[0]?.place.replace('catalog 1.0.0-0000000a, ', '');
}

test.each<[string, Partial<RemoteArtifact>]>([
  ['singletons', { singletons: [{ name: 'react', version: '>=1' }] }],
  ['uses', { uses: { ...uses, runtime: [] } }],
  ['uses', { uses: { ...uses, router: [...uses.router, 'Form'] } }],
  ['uses', { uses: { ...uses, tokens: [] } }],
  ['uses', { uses: { ...uses, slots: ['header.search'] } }],
  ['uses', { uses: { ...uses, links: ['/gone'] } }],
  ['uses', { uses: asking(['GET /x'], []) }],
  ['server', { server: { entry: 'server/other.js' } }],
  ['browser', { browser: { ...browser, exposes: {} } }],
  ['browser', { browser: { ...browser, lazy: { 'server/a.js': { js: [], css: [] } } } }],
  ['madeBy', { madeBy: 'hand' } as Partial<RemoteArtifact>],
])('%s alone makes it another artefact', async (field, change) => {
  expect(await placeOf({}, change)).toBe(`artifact.json: ${field}`);
  expect(await placeOf(change, {})).toBe(`artifact.json: ${field}`);
});

test('a file that is another, is gone or is new makes it another artefact', async () => {
  const [path = ''] = Object.keys(files);
  const { [path]: _gone, ...fewer } = files;
  expect(await placeOf({}, { files: { ...files, [path]: file } })).toBe(path);
  expect(await placeOf({}, { files: fewer })).toBe(path);
  expect(await placeOf({}, { files: { ...files, 'server/new.js': file } })).toBe('server/new.js');
});

test('the same code beside another platform and another API is the same', async () => {
  const held = { declarations: TYPES, files: { ...files, [TYPES]: file } };
  const made = { ...held, files: { ...files, [TYPES]: { integrity: 'sha384-BB', bytes: 4 } } };
  expect(await placeOf(held, made)).toBeUndefined();
  expect(await placeOf({}, made)).toBeUndefined();
  const before = { uses: asking(['GET /x'], ['price']) };
  const after = { uses: asking(['GET /x'], ['price', 'warrantyMonths']) };
  expect(await placeOf(before, after)).toBeUndefined();
  expect(await placeOf(before, { uses: asking(['GET /y'], ['price']) })).toMatch(/uses$/);
});

test('a version that the registry lacks is compared with nothing, and a host is no remote', async () => {
  const host = hostArtifact();
  const release = { app: 'host', version: host.version, folder: '' };
  const none = { readArtifact: async () => undefined };
  expect(await checkSameBytes(none, release, host)).toEqual([]);
  const held = {
    readArtifact: async () => ({ ...host, provides: { ...host.provides, slots: [] } }),
  };
  expect(await checkSameBytes(held, release, host)).toMatchObject([
    { rule: 'other-bytes', place: 'host 1.0.0-00000001, artifact.json: provides' },
  ]);
});
