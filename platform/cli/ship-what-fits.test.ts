import { join } from 'node:path';
import { openRegistry } from '../registry/registry.ts';
import { hostArtifact, inTemporaryFolder, remoteArtifact, route } from '../testing/artifacts.ts';
import { fakeBuild, type Sources } from '../testing/build.ts';
import { untried } from '../testing/trials.ts';
import { type Context, RunEnded } from './context.ts';
import { shipWhatFits } from './ship-what-fits.ts';

const V1 = '1.0.0-0000000a';
const V2 = '1.0.0-0000000b';

interface Bench {
  context: Context;
  /** What the sources say now. */
  sources: Sources;
  live: () => Promise<Record<string, string>>;
  said: () => string;
}

function withBench(sources: Sources, work: (bench: Bench) => Promise<void>) {
  return inTemporaryFolder(async (root) => {
    const registry = openRegistry(join(root, '.data'));
    const { build } = await fakeBuild(root, sources);
    const lines: string[] = [];
    const say = (line: string) => lines.push(line);
    const context = { root, registry, build, trial: untried(), say };
    const live = async () => {
      const state = await registry.readChannel();
      const composition = await registry.readComposition(state?.composition ?? 0);
      return { host: composition?.host ?? '', ...composition?.remotes };
    };
    await work({ context, sources, live, said: () => lines.splice(0).join('\n') });
  });
}

const all = (): Sources => ({
  host: hostArtifact(),
  catalog: remoteArtifact('catalog'),
  checkout: remoteArtifact('checkout'),
});
const BROKEN = new Error('Module not found: ./gone.tsx');

test('what does not compile is said and left out, and what else is new goes live', () =>
  withBench(all(), async ({ context, sources, live, said }) => {
    expect(await shipWhatFits(context)).toEqual([]);
    expect(said()).toContain('Composition 1 is released:');

    sources.catalog = BROKEN;
    sources.checkout = remoteArtifact('checkout', { version: V2 });
    expect(await shipWhatFits(context)).toEqual([
      { app: 'catalog', instead: `catalog ${V1} stays live` },
    ]);
    expect(said()).toContain('Building catalog failed: Module not found: ./gone.tsx');
    expect(await live()).toMatchObject({ catalog: V1, checkout: V2 });
  }));

test('what breaks a rule is said with the rule and left out, and what else is new goes live', () =>
  withBench(all(), async ({ context, sources, live, said }) => {
    await shipWhatFits(context);
    said();
    sources.catalog = remoteArtifact('catalog', {
      version: V2,
      descriptor: { routes: [route('/checkout')] },
    });
    sources.checkout = remoteArtifact('checkout', { version: V2 });
    expect(await shipWhatFits(context)).toEqual([
      { app: 'catalog', instead: `catalog ${V1} stays live` },
    ]);
    expect(said()).toMatch(/Release refused:(.|\n)*place {3}remotes\/catalog\/remote\.json/);
    expect(await live()).toMatchObject({ catalog: V1, checkout: V2 });
  }));

test('a first start does without a remote that does not compile', () =>
  withBench({ ...all(), checkout: BROKEN }, async ({ context, live }) => {
    expect(await shipWhatFits(context)).toEqual([
      { app: 'checkout', instead: 'there is no checkout yet' },
    ]);
    expect(await live()).toEqual({ host: '1.0.0-00000001', catalog: V1 });
  }));

test('when nothing can be served the reason is thrown', () =>
  withBench({ ...all(), host: BROKEN }, async ({ context }) => {
    await expect(shipWhatFits(context)).rejects.toThrow('Building host failed: Module not found');
  }));

test('nothing else is tried once the run was ended', () =>
  withBench(all(), async ({ context, said }) => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      throw new RunEnded('It was not run to the end.');
    };
    const trial = { ...untried(), run };
    await expect(shipWhatFits({ ...context, trial })).rejects.toThrow(RunEnded);
    expect(runs).toBe(1);
    expect(said()).not.toContain('not run to the end');
  }));
