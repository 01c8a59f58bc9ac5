import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { hostArtifact, inTemporaryFolder, remoteArtifact } from '../testing/artifacts.ts';
import { fakeBuild, type Sources } from '../testing/build.ts';
import { ReleaseRefused } from './checks/refusal.ts';
import type { Context } from './context.ts';
import { rollback } from './rollback.ts';
import { ship, shipNew } from './ship.ts';
import { status } from './status.ts';

interface Bench {
  context: Context;
  registry: Registry;
  /** What the sources say now; a test changes it as a person changes files. */
  sources: Sources;
  built: string[];
  lines: string[];
  live: () => Promise<Record<string, string>>;
}

const V1 = '1.0.0-0000000a';
const V2 = '1.0.0-0000000b';
const V3 = '1.0.0-0000000c';

function withBench(work: (bench: Bench) => Promise<void>) {
  return inTemporaryFolder(async (root) => {
    const registry = openRegistry(join(root, '.data'));
    const sources: Sources = {
      host: hostArtifact(),
      catalog: remoteArtifact('catalog'),
      checkout: remoteArtifact('checkout'),
    };
    const { build, built } = await fakeBuild(root, sources);
    const lines: string[] = [];
    const context = { root, registry, build, say: (line: string) => lines.push(line) };
    const live = async () => {
      const state = await registry.readChannel();
      const composition = await registry.readComposition(state?.composition ?? 0);
      return { host: composition?.host ?? '', ...composition?.remotes };
    };
    await work({ context, registry, sources, built, lines, live });
  });
}

test('the first start ships everything, the second nothing', () =>
  withBench(async ({ context, built, live, registry }) => {
    await shipNew(context);
    expect(built).toEqual(['host', 'catalog', 'checkout']);
    expect(await live()).toEqual({ host: '1.0.0-00000001', catalog: V1, checkout: V1 });
    await shipNew(context);
    expect(built).toHaveLength(3);
    expect(await registry.channelHistory()).toHaveLength(1);
    expect(await readdir(join(registry.root, 'staging'))).toEqual([]);
  }));

test('a rollback is left alone by the next start, and ship brings the newer version again', () =>
  withBench(async ({ context, sources, built, live }) => {
    await shipNew(context);
    sources.catalog = remoteArtifact('catalog', { version: V2 });
    await ship(context, ['catalog']);
    expect(await live()).toMatchObject({ catalog: V2, checkout: V1 });
    expect(built.slice(3)).toEqual(['catalog']);

    await rollback(context, 'catalog');
    expect(await live()).toMatchObject({ catalog: V1, checkout: V1 });
    await shipNew(context);
    expect(await live()).toMatchObject({ catalog: V1 });
    await ship(context, ['catalog']);
    expect(await live()).toMatchObject({ catalog: V2 });
    expect(built).toHaveLength(4);
  }));

test('rolling back twice goes back two versions, not forth and back, and withdraws both', () =>
  withBench(async ({ context, registry, sources, live }) => {
    await shipNew(context);
    for (const version of [V2, V3]) {
      sources.catalog = remoteArtifact('catalog', { version });
      await ship(context, ['catalog']);
    }
    await rollback(context, 'catalog');
    expect(await live()).toMatchObject({ catalog: V2 });
    await rollback(context, 'catalog');
    expect(await live()).toMatchObject({ catalog: V1 });
    const { composition = 0 } = (await registry.readChannel()) ?? {};
    const { withdrawn } = (await registry.readComposition(composition)) ?? {};
    expect(withdrawn).toEqual([`catalog ${V3}`, `catalog ${V2}`]);
    await expect(rollback(context, 'catalog')).rejects.toThrow('is the first version');
    await expect(rollback(context, 'nobody')).rejects.toThrow('nobody is not live');
  }));

test('what a refused release built is neither kept nor released', () =>
  withBench(async ({ context, sources, live, registry }) => {
    await shipNew(context);
    const uses = { ...remoteArtifact('catalog').uses, runtime: ['unheardOf'] };
    sources.catalog = remoteArtifact('catalog', { version: V2, uses });
    await expect(ship(context, ['catalog'])).rejects.toThrow(ReleaseRefused);
    expect(await live()).toMatchObject({ catalog: V1 });
    expect(await registry.readArtifact('catalog', V2)).toBeUndefined();
    expect(await readdir(join(registry.root, 'staging'))).toEqual([]);
  }));

test('a rollback that does not fit the others any more is refused', () =>
  withBench(async ({ context, sources, live }) => {
    await shipNew(context);
    const { provides } = hostArtifact();
    const uses = { ...remoteArtifact('catalog').uses, runtime: ['more'] };
    sources.host = hostArtifact({
      version: '1.0.0-00000002',
      provides: { ...provides, runtime: [...provides.runtime, 'more'] },
    });
    sources.catalog = remoteArtifact('catalog', { version: V2, uses });
    await ship(context, ['catalog', 'host']);
    await expect(rollback(context, 'host')).rejects.toThrow(/names-dropped(.|\n)*more/);
    expect(await live()).toMatchObject({ host: '1.0.0-00000002' });
  }));

test('the refusal of a new major version names the command that releases it', () =>
  withBench(async ({ context, sources, live }) => {
    await shipNew(context);
    const singletons = (version: string) => [{ name: 'react', version }];
    sources.host = hostArtifact({ version: '1.0.0-00000002', singletons: singletons('20.0.0') });
    for (const name of ['catalog', 'checkout']) {
      sources[name] = remoteArtifact(name, { version: V2, singletons: singletons('^20.0.0') });
    }
    for (const part of ['host', 'catalog']) {
      const refused = await ship(context, [part]).catch(String);
      const [, names = ''] = /npm run ship -- (host [a-z ]+)\./.exec(String(refused)) ?? [];
      expect([part, names]).toEqual([
        part,
        part === 'host' ? 'host catalog checkout' : 'host catalog',
      ]);
    }
    await expect(ship(context, ['host', 'catalog'])).rejects.toThrow(
      'npm run ship -- host catalog checkout.',
    );
    await ship(context, ['host', 'catalog', 'checkout']);
    expect(await live()).toEqual({ host: '1.0.0-00000002', catalog: V2, checkout: V2 });
  }));

test('of two releases at the same moment both are made, one after the other', () =>
  withBench(async ({ context, sources, live, registry }) => {
    await shipNew(context);
    sources.catalog = remoteArtifact('catalog', { version: V2 });
    sources.checkout = remoteArtifact('checkout', { version: V2 });
    await Promise.all([ship(context, ['catalog']), ship(context, ['checkout'])]);
    expect(await live()).toMatchObject({ catalog: V2, checkout: V2 });
    expect(await registry.channelHistory()).toHaveLength(3);
  }));

test('what was stored but never went live is new', () =>
  withBench(async ({ context, sources, live, registry, built }) => {
    await shipNew(context);
    sources.catalog = remoteArtifact('catalog', { version: V2 });
    const staged = await registry.stage();
    await context.build.buildApp({ root: context.root, app: 'catalog', outDir: staged });
    await registry.putArtifact(staged);
    await shipNew(context);
    expect(await live()).toMatchObject({ catalog: V2 });
    expect(built.filter((app) => app === 'catalog')).toHaveLength(2);
  }));

test('an unknown name is refused with the names there are', () =>
  withBench(async ({ context }) => {
    await expect(ship(context, ['catalogue'])).rejects.toThrow(
      'There is no catalogue; there are host, catalog, checkout.',
    );
    await expect(ship(context, [])).rejects.toThrow('Name what to ship');
  }));

test('a build that fails says of what, and leaves nothing', () =>
  withBench(async ({ context, sources, registry }) => {
    sources.catalog = new Error('Module not found: ./gone.tsx');
    await expect(shipNew(context)).rejects.toThrow(
      'Building catalog failed: Module not found: ./gone.tsx',
    );
    expect(await registry.readChannel()).toBeUndefined();
    expect(await readdir(join(registry.root, 'staging'))).toEqual([]);
  }));

test('status shows what is live, what was before, why and whose it is', () =>
  withBench(async ({ context, sources, lines }) => {
    await status(context);
    expect(lines.splice(0).join('\n')).toContain('Nothing is released yet');
    await shipNew(context);
    sources.catalog = remoteArtifact('catalog', { version: V2 });
    await ship(context, ['catalog']);
    lines.length = 0;
    await status(context);
    const row = (name: string) => lines.find((line) => line.startsWith(name));
    expect(lines[0]).toMatch(/^Composition 2 is live since \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    expect(row('catalog')).toMatch(
      new RegExp(`catalog +${V2} +${V1} +2 +\\d.* UTC +Team +ship catalog ${V2}$`),
    );
    expect(row('checkout')).toMatch(new RegExp(`checkout +${V1} +- +1 `));
  }));
