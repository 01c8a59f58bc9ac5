import '@evmandi/contract/platform/end-with-parent';
import { replaceKnownPasswords } from './sample-data/accounts.ts';
import { seed } from './sample-data/seed.ts';
import { main } from './src/main.ts';

await main(process.argv.slice(2), process.env, { sampleData: seed, replaceKnownPasswords });
