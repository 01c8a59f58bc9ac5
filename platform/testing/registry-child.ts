/**
 * Run by tests as a process of its own: `registry-child.ts <dataDir> put|move|stall <argument> [<url>]`.
 * Says `ready`, starts on the first message, so that several start together, then sends its answer.
 */
import { once } from 'node:events';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { remoteArtifact, writeArtifactFolder } from './artifacts.ts';

const [dataDir = '', action = '', argument = '', url] = process.argv.slice(2);
const MOVES = 30;

async function winMoves(registry: Registry): Promise<number[]> {
  const won: number[] = [];
  for (let expected = 0; expected < MOVES; expected += 1) {
    if (await registry.moveChannel(expected, Number(argument))) won.push(expected + 1);
  }
  return won;
}

async function run(registry: Registry): Promise<unknown> {
  const staged = await registry.stage();
  process.send?.('ready');
  await once(process, 'message');
  if (action === 'move') return winMoves(registry);
  await writeArtifactFolder(staged, remoteArtifact('catalog', { version: argument }));
  return action === 'put' ? registry.putArtifact(staged) : 'staged';
}

const registry = openRegistry(dataDir, url);
void run(registry).then(async (answer) => {
  await registry.close();
  process.send?.(answer);
  // Its parent kills it in the middle of its put; the channel keeps it until then, and no longer.
  if (action === 'stall') process.on('message', () => undefined);
  else process.disconnect();
});
