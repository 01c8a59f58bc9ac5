import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '@evmandi/contract/platform/composition';
import { openRegistry } from '../registry/registry.ts';
import { hostArtifact, inTemporaryFolder, remoteArtifact } from '../testing/artifacts.ts';
import { fakeBuild, type Sources } from '../testing/build.ts';
import { untried } from '../testing/trials.ts';
import { rollback } from './rollback.ts';
import { ship, shipNew } from './ship.ts';
import { checkAncestry, readSource } from './sources.ts';

/** A busy machine starts git slowly. */
const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=T', '-c', 'user.email=t@example.in', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Makes a commit and returns its hash. */
function commit(root: string, text: string): string {
  writeFileSync(join(root, 'file.txt'), text);
  git(root, 'add', 'file.txt');
  git(root, 'commit', '-q', '-m', text);
  return git(root, 'rev-parse', 'HEAD');
}

const inCheckout = (work: (root: string) => Promise<void>) =>
  inTemporaryFolder(async (root) => {
    git(root, 'init', '-q', '-b', 'main');
    // What a project ignores.
    writeFileSync(join(root, '.git/info/exclude'), '.data\nremotes\n');
    await work(root);
  });

const clean = (commit: string): Source => ({ commit, clean: true });

test('a checkout is known by its commit and by whether it holds more; any other folder by nothing', () =>
  inCheckout(async (root) => {
    const first = commit(root, 'first');
    expect(await readSource(root)).toEqual(clean(first));
    writeFileSync(join(root, 'more.txt'), '');
    expect(await readSource(root)).toEqual({ commit: first, clean: false });
    await inTemporaryFolder(async (other) => expect(await readSource(other)).toBeUndefined());
  }));

test('a checkout that lacks the live commit is refused; a start lets another branch take its place', () =>
  inCheckout(async (root) => {
    const first = commit(root, 'first');
    const second = commit(root, 'second');
    git(root, 'checkout', '-q', '-b', 'other', first);
    const beside = commit(root, 'beside');
    const found = async (now: string, live: string, strict = true) => {
      const ancestry = { root, app: 'catalog', now: clean(now), live: clean(live) };
      const [refusal] = await checkAncestry(ancestry, strict);
      return refusal?.message;
    };
    expect(await found(second, first)).toBeUndefined();
    expect(await found(second, second)).toBeUndefined();
    expect(await found(first, second)).toMatch(/^is older than commit \w{9}, from which the live/);
    expect(await found(first, second, false)).toMatch(/^is older/);
    expect(await found(beside, second)).toMatch(/^does not hold/);
    expect(await found(beside, second, false)).toBeUndefined();
    expect(await found(second, 'f'.repeat(40), false)).toMatch(/is not known in this checkout$/);
  }));

test('an older checkout over a newer release is refused, unless forced, and one command takes it back', () =>
  inCheckout(async (root) => {
    const registry = openRegistry(join(root, '.data'));
    const sources: Sources = { host: hostArtifact(), catalog: remoteArtifact('catalog') };
    const { build } = await fakeBuild(root, sources);
    const lines: string[] = [];
    const say = (line: string) => lines.push(line);
    const trial = untried();
    const run = jest.spyOn(trial, 'run');
    const context = { root, registry, build, trial, say };
    const live = async () => (await registry.readComposition(await numberOf()))?.remotes.catalog;
    const numberOf = async () => (await registry.readChannel())?.composition ?? 0;

    const first = commit(root, 'first');
    await shipNew(context);
    expect((await registry.readComposition(1))?.sources?.catalog).toEqual(clean(first));
    const second = commit(root, 'second');
    sources.catalog = remoteArtifact('catalog', { version: '1.0.0-0000000b' });
    await ship(context, ['catalog']);
    git(root, 'checkout', '-q', first);
    sources.catalog = remoteArtifact('catalog', { version: '1.0.0-0000000c' });
    run.mockClear();
    await expect(ship(context, ['catalog'])).rejects.toThrow(
      new RegExp(`is older than commit ${second.slice(0, 9)}(.|\n)*--force`),
    );
    expect(await live()).toBe('1.0.0-0000000b');
    expect(run).not.toHaveBeenCalled();
    await ship(context, ['catalog'], { force: 'a test' });
    expect(await live()).toBe('1.0.0-0000000c');
    await rollback(context, { name: 'catalog' });
    expect(await live()).toBe('1.0.0-0000000b');

    writeFileSync(join(root, 'file.txt'), 'changed');
    sources.host = hostArtifact({ version: '1.0.0-00000002' });
    await ship(context, ['host']);
    expect(lines.join('\n')).toContain('What is shipped holds changes that commit');
    expect((await registry.readComposition(await numberOf()))?.sources?.host?.clean).toBe(false);
  }));
