/**
 * Run by tests as a process of its own: `registry-child.ts <dataDir> race|stall <composition> [<url>]`.
 * Sends `ready`, works on each message, so that several processes work at once, and sends its answer.
 * `race` moves the channel to the composition, then puts an artefact; `stall` stages an artefact and stays.
 */
import { once } from 'node:events';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { remoteArtifact, writeArtifactFolder } from './artifacts.ts';

const [dataDir = '', action = '', composition = '', url] = process.argv.slice(2);
const MOVES = 30;

async function winMoves(registry: Registry): Promise<number[]> {
  const won: number[] = [];
  for (let expected = 0; expected < MOVES; expected += 1) {
    if (await registry.moveChannel(expected, Number(composition))) won.push(expected + 1);
  }
  return won;
}

async function run(registry: Registry): Promise<unknown> {
  const staged = await registry.stage();
  process.send?.('ready');
  await once(process, 'message');
  if (action === 'race') {
    process.send?.(await winMoves(registry));
    await once(process, 'message');
  }
  await writeArtifactFolder(staged, remoteArtifact('catalog'));
  return action === 'race' ? registry.putArtifact(staged) : 'staged';
}

const registry = openRegistry(dataDir, url);
void run(registry).then(async (answer) => {
  await registry.close();
  process.send?.(answer);
  // Its parent kills it in the middle of its put; the channel keeps it until then, and no longer.
  if (action === 'stall') process.on('message', () => undefined);
  else process.disconnect();
});
