import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '@evmandi/contract/platform/composition';
import { hostArtifact, inTemporaryFolder, remoteArtifact } from '../../testing/artifacts.ts';
import { checkRequires } from './requires.ts';

/** What is refused of an artefact whose server build is this text. */
const refused = (artifact: Artifact, source: string) =>
  inTemporaryFolder(async (folder) => {
    await mkdir(join(folder, 'server'));
    await writeFile(join(folder, 'server/index.js'), source);
    const { name: app, version } = artifact;
    const refusals = await checkRequires({ app, version, folder }, artifact);
    return refusals.map(({ rule, place, message }) => `${rule}, ${place}: ${message}`);
  });

const SHOP = remoteArtifact('shop');

test('a remote may ask for its own files and its declared singletons', async () => {
  const source = `require("./7.js"); require('react'); require("react/jsx-runtime"); require("./"+name(7));`;
  expect(await refused(SHOP, source)).toEqual([]);
});

test('a remote that asks for a module of Node, or for a package that it does not declare, is refused', async () => {
  const place = `requires, shop ${SHOP.version}, server/index.js:`;
  const source = 'require("node:fs");require ( "x" );require(`left-pad`);require("reactive")';
  expect(await refused(SHOP, source)).toEqual([
    `${place} asks for node:fs, which a server build does not get`,
    `${place} asks for x, which a server build does not get`,
    `${place} asks for left-pad, which a server build does not get`,
    `${place} asks for reactive, which a server build does not get`,
  ]);
});

test('what stands in a comment or a text is not asked for', async () => {
  const source = `// require('canvas')\n/* require("echarts") */ const text = "require('fs')";`;
  expect(await refused(SHOP, source)).toEqual([]);
});

test('a host may ask for modules of Node that reach nothing, and for no other', async () => {
  const [refusal, ...others] = await refused(
    hostArtifact(),
    'require("stream");require("node:util");require("http")',
  );
  expect(refusal).toContain('asks for http');
  expect(others).toEqual([]);
});

test('a file that is missing is left to the rule of files', () =>
  inTemporaryFolder(async (folder) => {
    const release = { app: 'shop', version: SHOP.version, folder };
    expect(await checkRequires(release, SHOP)).toEqual([]);
  }));
