import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { inRoot } from '../lib/paths.mjs';
import { bold, say } from '../lib/say.mjs';
import { runStep } from './step.mjs';

const LIMIT_MS = 180_000;
const ROOMS = [
  'host',
  'remotes',
  'shared',
  'api',
  'platform',
  'artwork',
  'e2e',
  'bench',
  'scripts',
];

const CHECKS = [
  ['types (tsc)', 'tsc', ['-p', '.', '--pretty', String(Boolean(process.stdout.isTTY))]],
  ['imports (dependency-cruiser)', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...ROOMS]],
  ['format and lint (biome)', 'biome', ['check', '--error-on-warnings', '.']],
  ['styles (stylelint)', 'stylelint', ['--max-warnings=0', '**/*.css']],
  ['dead code (knip)', 'knip', ['--no-progress', '--no-config-hints']],
];

async function check(tally, [name, tool, args]) {
  const done = tally.start(name, { quiet: true });
  const { code, output, late } = await runStep(inRoot('node_modules/.bin', tool), args, {
    limitMs: LIMIT_MS,
  });
  if (code === 0) return done({ passed: 1 });
  say(output.trimEnd());
  done({ failed: 1, note: late ? 'it took too long and was ended' : '' });
}

/** Types, imports, style and dead code: as many at once as there are cores, up to two. */
export async function staticChecks(tally) {
  say(`\n${bold('static checks')}`);
  const waiting = [...CHECKS];
  const lanes = Array.from({ length: Math.min(2, os.availableParallelism()) }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(tally, next);
  });
  await Promise.all(lanes);
}

function composeCommand() {
  const answers = (command, args) => spawnSync(command, args).status === 0;
  if (answers('docker-compose', ['version'])) return ['docker-compose'];
  if (answers('docker', ['compose', 'version'])) return ['docker', 'compose'];
  return undefined;
}

/** docker-compose.yml as Compose itself reads it; no engine is needed for that. */
export async function composeCheck(tally) {
  const name = 'docker-compose.yml (docker-compose config)';
  const command = composeCommand();
  if (!command) {
    tally.skip(name, 'no docker-compose here; apt-get install docker-compose', { kind: 'compose' });
    return;
  }
  const done = tally.start(name, { quiet: true });
  const [program, ...first] = command;
  const { code, output } = await runStep(program, [...first, 'config', '--quiet'], {
    env: { POSTGRES_PASSWORD: 'x', JWT_SECRET: 'x' },
    limitMs: LIMIT_MS,
  });
  if (code === 0) return done({ passed: 1 });
  say(output.trimEnd());
  done({ failed: 1 });
}
