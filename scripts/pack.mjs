import './lib/node-version.mjs';
import './lib/end-with-npm.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installDependencies } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { asCommand } from './lib/problem.mjs';
import { bold, say, since } from './lib/say.mjs';

await asCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const folder = path.resolve(values.to ?? inRoot('dist/packages'));
  await installDependencies();
  const started = performance.now();
  say(bold('Packing what a team outside of this repository needs ...'));
  const { packAll } = await import('./packing/pack-all.mjs');
  for (const file of await packAll(folder)) say(`  ${file}`);
  say(`Packed in ${since(started)}. In an empty folder, with its address as FOLDER:`);
  say('  npx --package FOLDER/evmandi-platform-1.0.0.tgz evmandi create NAME --packages FOLDER');
});
