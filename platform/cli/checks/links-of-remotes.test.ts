import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRoute } from '@evmandi/contract/platform/remote-descriptor';
import { FALLBACK_PATTERN, findOwner } from '@evmandi/contract/platform/route-owner';

const REMOTES = join(process.cwd(), 'remotes');

const names = readdirSync(REMOTES);
const declared = names.map((name): { routes: PageRoute[] } =>
  JSON.parse(readFileSync(join(REMOTES, name, 'remote.json'), 'utf8')),
);
const tables = names.filter((name) => existsSync(join(REMOTES, name, 'src/links.ts')));

type Link = string | ((sample: unknown) => string);

/** Reads as a text, and as what has an address of its own. */
const SAMPLE = Object.assign('sample'.split(''), {
  toString: () => 'sample',
  replace: () => '0',
  path: '/sample/vehicle',
});

const addressOf = (link: Link) => (typeof link === 'string' ? link : link(SAMPLE));

it.each(tables)('every link of %s leads to a route that some remote declares', async (name) => {
  const { links } = (await import(join(REMOTES, name, 'src/links.ts'))) as {
    links: Record<string, Link>;
  };
  const addresses = Object.values(links)
    .map(addressOf)
    .filter((address) => address.startsWith('/'));
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    const owner = findOwner(declared, address.split(/[?#]/)[0] ?? '');
    expect([address, owner?.route.path]).toEqual([address, expect.any(String)]);
    expect(owner?.route.path).not.toBe(FALLBACK_PATTERN);
  }
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
