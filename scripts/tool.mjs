import './lib/node-version.mjs';
import './lib/end-with-npm.mjs';
import { BROWSER_REMEDY, findBrowser } from './lib/browser.mjs';
import { runAttachedGuarded } from './lib/child.mjs';
import { installDependencies } from './lib/install.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { asCommand, Problem } from './lib/problem.mjs';
import { keepFilesInMemory } from './testing/scratch.mjs';
import { FORMAT, JEST, LINTERS, PLAYWRIGHT, TYPES } from './testing/tools.mjs';

const [name, ...args] = process.argv.slice(2);

async function journeys() {
  const browser = await findBrowser({ shell: true });
  if (!browser) throw new Problem(`No Chromium that runs here: ${BROWSER_REMEDY}`);
  const env = { ...process.env, CHROMIUM: browser.executablePath };
  return [{ tool: PLAYWRIGHT(args), cwd: inRoot('e2e'), env }];
}

/** One tool for each command of package.json, with the arguments after `--`. */
const COMMANDS = {
  typecheck: () => [{ tool: TYPES }],
  lint: () => LINTERS.map(({ tool }) => ({ tool: tool() })),
  format: () => [{ tool: FORMAT }],
  unit: () => [{ tool: JEST(args) }],
  e2e: journeys,
};

async function runTools() {
  const command = COMMANDS[name];
  if (!command) {
    throw new Problem(
      `No tool is called ${name}; choose one of ${Object.keys(COMMANDS).join(', ')}.`,
    );
  }
  await installDependencies();
  keepFilesInMemory();
  for (const { tool, cwd = root, env = process.env } of await command()) {
    const { code } = await runAttachedGuarded(...tool, { cwd, env });
    if (code !== 0) process.exitCode = code;
  }
}

await asCommand(runTools);
