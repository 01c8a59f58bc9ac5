import './lib/node-version.mjs';
import './lib/end-with-npm.mjs';
import { platformCli } from './lib/platform-cli.mjs';

await platformCli(['dev', ...process.argv.slice(2)]);
