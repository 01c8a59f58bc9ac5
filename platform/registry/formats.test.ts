import {
  type Artifact,
  artifactSchema,
  compositionSchema,
  writtenArtifactSchema,
  writtenCompositionSchema,
} from '@evmandi/contract/platform/composition';
import { writtenDescriptorSchema } from '@evmandi/contract/platform/remote-descriptor';
import { describeSite } from '../edge/site.ts';
import { hostArtifact, remoteArtifact } from '../testing/artifacts.ts';
import { parseChannelState } from './channel.ts';
import { parseComposition } from './composition.ts';
import { sealed } from './digests.ts';
import { parseDocument } from './documents.ts';

const COMPOSITION = {
  number: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  reason: 'test',
  host: '1.0.0-00000001',
  remotes: { catalog: '1.0.0-0000000a' },
};
const STATE = { sequence: 1, composition: 1, movedAt: '2026-01-01T00:00:00.000Z' };

/** Every object of a document, however deep, with one more field. */
function gained(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(gained);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, gained(inner)]);
  return { ...Object.fromEntries(fields), inAReleaseToCome: { yes: true } };
}

/** The same, where an object is a list of names. */
function newer(artifact: Artifact): unknown {
  const { files, browser, ...rest } = artifact;
  const known = gained(rest) as object;
  const lists = 'exposes' in browser ? { exposes: browser.exposes, lazy: browser.lazy } : {};
  const described = 'descriptor' in artifact ? artifact.descriptor : undefined;
  return {
    ...known,
    ...(described && {
      descriptor: { ...(gained(described) as object), slots: ['header.search', 'footer.moon'] },
    }),
    files: Object.fromEntries(Object.entries(files).map(([path, file]) => [path, gained(file)])),
    browser: { ...(gained(browser) as object), ...lists },
  };
}

describe('a document of a later release', () => {
  it.each([
    ['host', hostArtifact()],
    ['remote', remoteArtifact('catalog')],
  ])('is read by this one and keeps what it gained: %s', (_, artifact) => {
    const document = newer(artifact);
    expect(artifactSchema.parse(document)).toEqual(document);
    expect(writtenArtifactSchema.safeParse(document).success).toBe(false);
  });

  it('is served as far as it is understood', () => {
    const host = artifactSchema.parse(newer(hostArtifact()));
    const remote = artifactSchema.parse(newer(remoteArtifact('catalog')));
    if (host.kind !== 'host' || remote.kind !== 'remote') throw new Error('another kind');
    const composition = compositionSchema.parse({ ...COMPOSITION, later: 1 });
    const { page } = describeSite({ composition, host, remotes: [remote] });
    expect(page.remotes[0]).toMatchObject({
      name: 'catalog',
      slots: ['header.search', 'footer.moon'],
    });
    expect(page.remotes[0]?.routes[0]?.path).toBe('/catalog');
  });

  it('keeps its seal, which covers what is not known', () => {
    const composition = sealed({ ...COMPOSITION, later: [1] });
    expect(parseComposition(JSON.stringify(composition), 1)).toEqual(composition);
    const state = sealed({ ...STATE, later: 'x' });
    expect(parseChannelState(JSON.stringify(state), 1)).toEqual(state);
    const changed = JSON.stringify({ ...state, later: 'y' });
    expect(() => parseChannelState(changed, 1)).toThrow('seal: must fit the other fields');
  });

  it.each([
    ['compositions/1.json', (text: string) => parseComposition(text, 1), COMPOSITION],
    ['channels/stable/1.json', (text: string) => parseChannelState(text, 1), STATE],
  ])('is refused in one clear line when its format is newer: %s', (file, parse, document) => {
    const text = JSON.stringify({
      ...document,
      format: 2,
      host: { moved: 'elsewhere' },
      movedAt: 0,
    });
    expect(() => parse(text)).toThrow(
      `${file} cannot be used:\n  format: is 2, and this release reads formats up to 1: update what reads it first`,
    );
  });

  it('is refused in one clear line when the format of a descriptor is newer', () => {
    const remote = remoteArtifact('catalog');
    const text = JSON.stringify({ ...remote, descriptor: { format: 3, pages: [] } });
    expect(() => parseDocument('artifact.json', artifactSchema, text)).toThrow(
      /^artifact\.json cannot be used:\n {2}descriptor\.format: is 3[^\n]*$/,
    );
  });
});

test('documents without a format are of the first, as those before there were formats', () => {
  expect(parseComposition(JSON.stringify(COMPOSITION), 1)).toEqual(COMPOSITION);
  expect(parseChannelState(JSON.stringify(STATE), 1)).toEqual(STATE);
  expect(artifactSchema.parse(hostArtifact())).toEqual(hostArtifact());
});

test('what is written may hold nothing unknown, nor a slot that there is not', () => {
  expect(writtenCompositionSchema.safeParse({ ...COMPOSITION, more: 1 }).success).toBe(false);
  const { descriptor } = remoteArtifact('catalog');
  const written = (changes: object) =>
    writtenDescriptorSchema.safeParse({ ...descriptor, ...changes }).error?.issues[0]?.path;
  expect(written({})).toBeUndefined();
  expect(written({ slots: ['footer.moon'] })).toEqual(['slots', 0]);
});
