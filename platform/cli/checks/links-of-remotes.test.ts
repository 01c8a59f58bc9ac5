import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRoute } from '@evmandi/contract/platform/remote-descriptor';
import { FALLBACK_PATTERN, findOwner, hasScreen } from '@evmandi/contract/platform/route-owner';

const REMOTES = join(process.cwd(), 'remotes');

const names = readdirSync(REMOTES);
const declared = names.map((name): { routes: PageRoute[] } =>
  JSON.parse(readFileSync(join(REMOTES, name, 'remote.json'), 'utf8')),
);
const tables = names.filter((name) => existsSync(join(REMOTES, name, 'src/links.ts')));

type Link = string | ((sample: unknown) => string);

/** Reads as a text, as what has an address of its own, and as a list. */
const SAMPLE = {
  toString: () => 'sample',
  path: '/sample/vehicle',
  map: () => ['sample'],
  slice: () => ['sample'],
};

/** A fixed address leads to a screen of that name; one with a name in it may belong to a pattern for any. */
function leads(link: Link): boolean {
  if (typeof link === 'string') return hasScreen(declared, link);
  const owner = findOwner(declared, link(SAMPLE).split(/[?#]/)[0] ?? '');
  return owner !== undefined && owner.route.path !== FALLBACK_PATTERN;
}

it.each(tables)('every link of %s leads to a route that some remote declares', async (name) => {
  const { links } = (await import(join(REMOTES, name, 'src/links.ts'))) as {
    links: Record<string, Link>;
  };
  const lost = Object.entries(links).filter(([, link]) => !leads(link));
  expect(Object.keys(links)).not.toEqual([]);
  expect(lost.map(([name]) => name)).toEqual([]);
});

/** An address in the code of a screen, where its remote's table does not see it; the home page needs none. */
const ADDRESS = /\b(?:to|href|action)(?:=|: )\{?["'`]\/[a-z]|navigate\(["'`]\/[a-z]/;

const screens = names.flatMap((name) =>
  readdirSync(join(REMOTES, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(?:links|alone)/.test(file))
    .map((file) => join(name, 'src', file)),
);

it('no screen spells an address itself', () => {
  const spelling = screens.filter((file) =>
    ADDRESS.test(readFileSync(join(REMOTES, file), 'utf8')),
  );
  expect(spelling).toEqual([]);
});
