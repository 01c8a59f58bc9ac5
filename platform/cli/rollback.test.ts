import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withVerifiedCopy } from '../registry/verified-copy.ts';
import { hostArtifact, remoteArtifact } from '../testing/artifacts.ts';
import { V1, V2, V3, withReleaseBench } from '../testing/release-bench.ts';
import { rollback } from './rollback.ts';
import { ship, shipNew } from './ship.ts';

test('rolling back twice goes back two versions, not forth and back, and withdraws both', () =>
  withReleaseBench(async ({ context, registry, sources, live }) => {
    await shipNew(context);
    for (const version of [V2, V3]) {
      sources.catalog = remoteArtifact('catalog', { version });
      await ship(context, ['catalog']);
    }
    await rollback(context, { name: 'catalog' });
    expect(await live()).toMatchObject({ catalog: V2 });
    await rollback(context, { name: 'catalog' });
    expect(await live()).toMatchObject({ catalog: V1 });
    const { composition = 0 } = (await registry.readChannel()) ?? {};
    const { withdrawn } = (await registry.readComposition(composition)) ?? {};
    expect(withdrawn).toEqual([`catalog ${V3}`, `catalog ${V2}`]);
    await expect(rollback(context, { name: 'catalog' })).rejects.toThrow('is the first version');
    await expect(rollback(context, { name: 'nobody' })).rejects.toThrow('nobody is not live');
  }));

test('a rollback says what it goes back from and to', () =>
  withReleaseBench(async ({ context, sources, lines }) => {
    await shipNew(context);
    sources.catalog = remoteArtifact('catalog', { version: V2 });
    await ship(context, ['catalog']);
    lines.length = 0;
    await rollback(context, { name: 'catalog' });
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(
        new RegExp(`^catalog goes back from ${V2} \\(composition 2, live from .*: ship catalog`),
      ),
      expect.stringMatching(
        new RegExp(`^ {2}to ${V1} \\(composition 1, live from .*: ship host, catalog, checkout`),
      ),
    ]);
  }));

test('an older version shipped over a newer one is taken back to the newer one', () =>
  withReleaseBench(async ({ context, sources, live }) => {
    await shipNew(context);
    for (const version of [V2, V1]) {
      sources.catalog = remoteArtifact('catalog', { version });
      await ship(context, ['catalog']);
    }
    expect(await live()).toMatchObject({ catalog: V1 });
    await rollback(context, { name: 'catalog' });
    expect(await live()).toMatchObject({ catalog: V2 });
  }));

test('a rollback goes to any version, and to the one of any composition', () =>
  withReleaseBench(async ({ context, sources, live }) => {
    await expect(rollback(context, { to: '1' })).rejects.toThrow('Nothing was ever live here');
    await shipNew(context);
    for (const version of [V2, V3]) {
      sources.catalog = remoteArtifact('catalog', { version });
      await ship(context, ['catalog']);
    }
    await rollback(context, { name: 'catalog', to: V1 });
    expect(await live()).toMatchObject({ catalog: V1 });
    await rollback(context, { name: 'catalog', to: '3' });
    expect(await live()).toMatchObject({ catalog: V3 });
    await expect(rollback(context, { name: 'catalog', to: '1.0.0-0000dead' })).rejects.toThrow(
      `these were live: ${V1}, ${V2}, ${V3}`,
    );
    await expect(rollback(context, { name: 'catalog', to: '99' })).rejects.toThrow(
      'Composition 99 was never live; these were: 1, 2, 3, 4, 5.',
    );
  }));

test('the whole site goes back to a composition, without the remotes that came since', () =>
  withReleaseBench(async ({ context, sources, live, lines, registry }) => {
    await shipNew(context);
    const before = await live();
    sources.catalog = remoteArtifact('catalog', { version: V2 });
    sources.fifth = remoteArtifact('fifth');
    await mkdir(join(context.root, 'remotes/fifth'), { recursive: true });
    const { descriptor } = sources.fifth;
    await writeFile(join(context.root, 'remotes/fifth/remote.json'), JSON.stringify(descriptor));
    await ship(context, ['catalog', 'fifth']);
    await expect(rollback(context, { name: 'fifth' })).rejects.toThrow(
      'The site as it was before: npm run rollback -- --to 1.',
    );
    await rollback(context, { to: '1' });
    expect(await live()).toEqual(before);
    expect(lines).toContain(`  fifth is gone, was ${V1}`);
    await rollback(context, { to: '2' });
    expect(await live()).toMatchObject({ catalog: V2, fifth: V1 });
    expect((await registry.readComposition(4))?.reason).toBe('roll the site back to composition 2');
  }));

test('a rollback that does not fit the others any more is refused', () =>
  withReleaseBench(async ({ context, sources, live }) => {
    await shipNew(context);
    const { provides } = hostArtifact();
    const uses = { ...remoteArtifact('catalog').uses, runtime: ['more'] };
    sources.host = hostArtifact({
      version: '1.0.0-00000002',
      provides: { ...provides, runtime: [...provides.runtime, 'more'] },
    });
    sources.catalog = remoteArtifact('catalog', { version: V2, uses });
    await ship(context, ['catalog', 'host']);
    await expect(rollback(context, { name: 'host' })).rejects.toThrow(/names-dropped(.|\n)*more/);
    expect(await live()).toMatchObject({ host: '1.0.0-00000002' });
  }));

test('a rollback brings here what lies in a registry elsewhere', () =>
  withReleaseBench(async ({ context, registry, sources, live }) => {
    await shipNew(context);
    const before = await live();
    for (const version of [V2, V3]) {
      sources.catalog = remoteArtifact('catalog', { version });
      await ship(context, ['catalog']);
    }
    const elsewhere = (name: string) => ({
      ...context,
      registry: withVerifiedCopy(registry, join(context.root, name)),
    });
    await rollback(elsewhere('one'), { name: 'catalog', to: V2 });
    expect(await live()).toMatchObject({ catalog: V2 });
    await rollback(elsewhere('two'), { to: '1' });
    expect(await live()).toEqual(before);
  }));
