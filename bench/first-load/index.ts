import { startBrowser } from '../support/browser.ts';
import { goalTable } from '../support/goals.ts';
import { type Options, shortened } from '../support/options.ts';
import { keepResult } from '../support/results.ts';
import type { BenchSites } from '../support/sites.ts';
import { afterRelease, afterReleaseReport } from './after-release.ts';
import { collect, inspect } from './collect.ts';
import { collectPresses } from './collect-presses.ts';
import { firstLoadGoals } from './goals.ts';
import { QUIET_MS } from './load.ts';
import { condensedPresses, pressGoals, pressReport } from './presses.ts';
import { condensed, inspectionReport, scriptReport, visitReport } from './report.ts';
import { startVariants } from './variants.ts';

const SMOKE_QUIET_MS = 200;

const say = (line: string) => console.log(line);

/** `npm run bench -- first-load`: the first load of the federated site against others of the same page. */
export async function firstLoad(sites: BenchSites, asked: Options): Promise<void> {
  const { root } = sites;
  const options = shortened(asked);
  const browser = await startBrowser();
  say('Bringing up the one bundle and the static pages ...');
  const variants = await startVariants(sites, browser, options.pages);
  const quietMs = options.smoke ? SMOKE_QUIET_MS : QUIET_MS;
  const collecting = { browser, variants, root, quietMs };
  const inspections = await inspect(collecting, options);
  const samples = await collect(collecting, options, say);
  const presses = await collectPresses(collecting, asked, say);
  await variants.stop();
  const goals = [...firstLoadGoals(samples, inspections, options.pages), ...pressGoals(presses)];

  say(`\n${visitReport(samples, options, 'first')}`);
  say(`\n\n${visitReport(samples, options, 'repeated')}`);
  say(`\n\nWho asked for what (a load of its own)\n\n${inspectionReport(inspections)}`);
  say(`\nScripts, kB as sent\n\n${scriptReport(inspections)}`);
  say(`\nPresses while the page is being hydrated\n\n${pressReport(presses)}`);
  const released = options.smoke ? undefined : await afterRelease(browser, sites);
  if (released) {
    say('\n\nAll pages again after one remote of four was released: what is fetched again\n');
    say(afterReleaseReport(released));
  }
  say(`\n\n${goalTable(goals)}`);
  if (options.smoke) return;
  const figures = {
    visits: condensed(samples, options),
    presses: condensedPresses(presses),
    inspections,
    afterRelease: released,
  };
  const result = { runs: options.runs, browser: browser.version(), goals, figures };
  say(`\nWritten to ${keepResult(root, 'first-load', result)}`);
}
