import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hostArtifact, remoteArtifact, route, writeArtifactFolder } from '../testing/artifacts.ts';
import { V1, V2, withReleaseBench } from '../testing/release-bench.ts';
import type { Inspect } from './checks/inspection/job.ts';
import { type Refusal, ReleaseRefused } from './checks/refusal.ts';
import { release } from './release.ts';
import { rollback } from './rollback.ts';
import { ship, shipNew } from './ship.ts';
import { status } from './status.ts';

test('the first start ships everything, the second nothing', () =>
  withReleaseBench(async ({ context, built, live, registry }) => {
    await shipNew(context);
    expect(built).toEqual(['host', 'catalog', 'checkout']);
    expect(await live()).toEqual({ host: '1.0.0-00000001', catalog: V1, checkout: V1 });
    await shipNew(context);
    expect(built).toHaveLength(3);
    expect(await registry.channelHistory()).toHaveLength(1);
    expect(await readdir(join(registry.root, 'staging'))).toEqual([]);
  }));

test('a rollback is left alone by the next start, and ship brings the newer version again', () =>
  withReleaseBench(async ({ context, sources, built, live }) => {
    await shipNew(context);
    sources.catalog = remoteArtifact('catalog', { version: V2 });
    await ship(context, ['catalog']);
    expect(await live()).toMatchObject({ catalog: V2, checkout: V1 });
    expect(built.slice(3)).toEqual(['catalog']);

    await rollback(context, { name: 'catalog' });
    expect(await live()).toMatchObject({ catalog: V1, checkout: V1 });
    await shipNew(context);
    expect(await live()).toMatchObject({ catalog: V1 });
    await ship(context, ['catalog']);
    expect(await live()).toMatchObject({ catalog: V2 });
    expect(built).toHaveLength(4);
  }));

const FOUND: Refusal = {
  rule: 'server-render',
  place: 'catalog, /catalog',
  message: 'throws',
  remedy: 'mend it',
};

test('what the run refuses does not go live, unless it is forced with a reason that is kept', () =>
  withReleaseBench(async ({ context, sources, live, found, registry }) => {
    await shipNew(context);
    expect((await registry.readComposition(1))?.ran).toBe('nothing was run');
    sources.catalog = remoteArtifact('catalog', { version: V2 });
    found.push(FOUND);
    await expect(ship(context, ['catalog'])).rejects.toThrow(/server-render(.|\n)*mend it/);
    expect(await live()).toMatchObject({ catalog: V1 });
    await ship(context, ['catalog'], { force: 'it cannot wait' });
    expect((await registry.readComposition(2))?.reason).toBe(
      `ship catalog ${V2}, forced past server-render: "it cannot wait"`,
    );
    await rollback(context, { name: 'catalog' });
    expect(await live()).toMatchObject({ catalog: V1 });
  }));

// RELEASE-3
test('ship > documents of a team > are compared by the process that reads its files', () =>
  withReleaseBench(async ({ context, sources, live }) => {
    await shipNew(context);
    sources.catalog = remoteArtifact('catalog', { version: V2 });
    const kinds: string[] = [];
    const inspect: Inspect = async ({ kind }) => {
      kinds.push(kind);
      return kind === 'documents' ? [FOUND] : [];
    };
    const trial = { ...context.trial, inspect };
    await expect(ship({ ...context, trial }, ['catalog'])).rejects.toThrow('server-render');
    expect(kinds).toEqual(['requires', 'code', 'signatures', 'documents']);
    expect(await live()).toMatchObject({ catalog: V1 });
  }));

test('a budget is raised with a reason, which lifts nothing else and is kept', () =>
  withReleaseBench(async ({ context, sources, live, found, registry }) => {
    await shipNew(context);
    const descriptor = { budget: { js: 3_000_000, css: 10_000 } };
    sources.catalog = remoteArtifact('catalog', { version: V2, descriptor });
    await expect(ship(context, ['catalog'])).rejects.toThrow(/budget-raised(.|\n)*--raise-budget/);
    found.push(FOUND);
    const raiseBudget = 'charts of the year';
    await expect(ship(context, ['catalog'], { raiseBudget })).rejects.toThrow('server-render');
    expect(await live()).toMatchObject({ catalog: V1 });
    found.length = 0;
    await ship(context, ['catalog'], { raiseBudget });
    expect((await registry.readComposition(2))?.reason).toBe(
      `ship catalog ${V2}, budget raised: "charts of the year"`,
    );
  }));

test("one part's accepted mistake holds up no other part, and one command takes it away", () =>
  withReleaseBench(async ({ context, sources, live }) => {
    await shipNew(context);
    const thief = { routes: [route('/checkout'), route('/catalog')] };
    sources.catalog = remoteArtifact('catalog', { version: V2, descriptor: thief });
    await expect(ship(context, ['catalog'])).rejects.toThrow('matches the same paths');
    await ship(context, ['catalog'], { force: 'a test' });
    sources.checkout = remoteArtifact('checkout', { version: V2 });
    await expect(ship(context, ['checkout'])).rejects.toThrow('matches the same paths');
    sources.host = hostArtifact({ version: '1.0.0-00000002' });
    await ship(context, ['host']);
    expect(await live()).toMatchObject({ catalog: V2, host: '1.0.0-00000002' });
    await rollback(context, { name: 'catalog' });
    expect(await live()).toMatchObject({ catalog: V1, host: '1.0.0-00000002' });
  }));

test('what a refused release built is neither kept nor released', () =>
  withReleaseBench(async ({ context, sources, live, registry }) => {
    await shipNew(context);
    const uses = { ...remoteArtifact('catalog').uses, runtime: ['unheardOf'] };
    sources.catalog = remoteArtifact('catalog', { version: V2, uses });
    await expect(ship(context, ['catalog'])).rejects.toThrow(ReleaseRefused);
    expect(await live()).toMatchObject({ catalog: V1 });
    expect(await registry.readArtifact('catalog', V2)).toBeUndefined();
    expect(await readdir(join(registry.root, 'staging'))).toEqual([]);
  }));

test('the refusal of a new major version names the command that releases it', () =>
  withReleaseBench(async ({ context, sources, live }) => {
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
  withReleaseBench(async ({ context, sources, live, registry }) => {
    await shipNew(context);
    sources.catalog = remoteArtifact('catalog', { version: V2 });
    sources.checkout = remoteArtifact('checkout', { version: V2 });
    await Promise.all([ship(context, ['catalog']), ship(context, ['checkout'])]);
    expect(await live()).toMatchObject({ catalog: V2, checkout: V2 });
    expect(await registry.channelHistory()).toHaveLength(3);
  }));

test('what was stored but never went live is new', () =>
  withReleaseBench(async ({ context, sources, live, registry, built }) => {
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
  withReleaseBench(async ({ context }) => {
    await expect(ship(context, ['catalogue'])).rejects.toThrow(
      'There is no catalogue; there are host, catalog, checkout.',
    );
    await expect(ship(context, [])).rejects.toThrow('Name what to ship');
  }));

test('a build that fails says of what, and leaves nothing', () =>
  withReleaseBench(async ({ context, sources, registry }) => {
    sources.catalog = new Error('Module not found: ./gone.tsx');
    await expect(shipNew(context)).rejects.toThrow(
      'Building catalog failed: Module not found: ./gone.tsx',
    );
    expect(await registry.readChannel()).toBeUndefined();
    expect(await readdir(join(registry.root, 'staging'))).toEqual([]);
  }));

test('what another stores under the same version while it is run does not go live unchecked', () =>
  withReleaseBench(async ({ context, registry, live }) => {
    await shipNew(context);
    const before = await live();
    const staged = async (change: object) => {
      const folder = await registry.stage();
      await writeArtifactFolder(folder, remoteArtifact('catalog', { version: V2, ...change }));
      return folder;
    };
    const releases = [{ app: 'catalog', version: V2, folder: await staged({}), staged: true }];
    const examine = async () => {
      await registry.putArtifact(await staged({ singletons: [] }));
      return { refusals: [] };
    };
    const options = { releases, reason: 'a test', shipping: true, examine };
    await expect(release(registry, options)).rejects.toThrow(
      new RegExp(`catalog ${V2}, artifact.json: singletons`),
    );
    expect(await live()).toEqual(before);
    expect(await readdir(join(registry.root, 'staging'))).toEqual([]);
  }));

test('status shows what is live, what was before, why and whose it is', () =>
  withReleaseBench(async ({ context, sources, lines }) => {
    await status(context);
    expect(lines.splice(0).join('\n')).toContain('Nothing is released yet');
    await shipNew(context);
    sources.catalog = remoteArtifact('catalog', { version: V2 });
    await ship(context, ['catalog']);
    lines.length = 0;
    await status(context);
    const row = (name: string) => lines.find((line) => line.startsWith(name));
    expect(lines[0]).toMatch(/^Composition 2 is live since \d{4}-\d\d-\d\d \d\d:\d\d IST/);
    expect(row('catalog')).toMatch(
      new RegExp(`catalog +${V2} +${V1} +2 +\\d.* IST +Team +ship catalog ${V2}$`),
    );
    expect(row('checkout')).toMatch(new RegExp(`checkout +${V1} +- +1 `));
  }));
