import { spawnSync } from 'node:child_process';
import { bold, say } from '../lib/say.mjs';
import { runStep } from './step.mjs';
import { LINTERS, TYPES } from './tools.mjs';

/** On a quiet machine half a minute; the tests run beside them. */
const LIMIT_MS = 900_000;
/** `npm test` runs them one after the other, the longest first. */
const CHECKS = [['types (tsc)', TYPES], ...LINTERS.map(({ name, tool }) => [name, tool()])];

async function check(tally, [name, [command, args]]) {
  const done = tally.start(name, { quiet: true });
  const step = await runStep(command, args, {
    limitMs: LIMIT_MS,
  });
  const { code, output, late, cpuSeconds } = step;
  if (code === 0) return done({ passed: 1, cpuSeconds });
  return () => {
    say(output.trimEnd());
    done({ failed: 1, note: late ? 'it took too long and was ended' : '' });
  };
}

/**
 * Types, imports, style and dead code, one after the other, beside other steps: what is wrong is told by the
 * function that it resolves with, so that it stands in one place.
 */
export async function staticChecks(tally) {
  const wrong = [];
  for (const one of CHECKS) wrong.push(await check(tally, one));
  return () => {
    const told = wrong.filter(Boolean);
    if (told.length > 0) say(`\n${bold('static checks')}`);
    for (const tell of told) tell();
  };
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
    env: { POSTGRES_PASSWORD: 'x' },
    limitMs: LIMIT_MS,
  });
  if (code === 0) return done({ passed: 1 });
  say(output.trimEnd());
  done({ failed: 1 });
}
