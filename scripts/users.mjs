import './lib/node-version.mjs';
import './lib/end-with-npm.mjs';
import { apiCli } from './lib/api-cli.mjs';

await apiCli(['users', ...process.argv.slice(2)]);
