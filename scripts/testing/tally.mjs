import { Problem } from '../lib/problem.mjs';
import { bold, dim, green, red, say, since, yellow } from '../lib/say.mjs';

const KINDS = ['postgres', 'browser', 'compose', 'nginx', 'firefox', 'webkit'];

/** What CI_REQUIRE demands: there, what cannot run is a failure. */
function requiredKinds() {
  const required = (process.env.CI_REQUIRE ?? '').split(',').filter(Boolean);
  const unknown = required.filter((kind) => !KINDS.includes(kind));
  if (unknown.length > 0) {
    throw new Problem(`CI_REQUIRE names ${unknown.join(', ')}; it knows ${KINDS.join(', ')}`);
  }
  return new Set(required);
}

/** Counts individual tests and checks, and tells of each step in a line. */
export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;
  steps = [];
  /** Names of what passed only when it was run again. */
  flakyOnes = [];
  /** What failed, each with its name and the evidence that is there. */
  failures = [];
  /** What passed and needs attention, printed at the end. */
  warnings = [];
  #required = requiredKinds();

  /** Starts a step; answers the function that takes its counts. */
  start(name, { quiet = false } = {}) {
    const started = performance.now();
    if (!quiet) say(`\n${bold(name)}`);
    return ({ passed = 0, failed = 0, skipped = 0, note = '', cpuSeconds }) => {
      this.passed += passed;
      this.failed += failed;
      this.skipped += skipped;
      const seconds = Math.round((performance.now() - started) / 100) / 10;
      this.steps.push({ name, passed, failed, skipped, seconds, cpuSeconds });
      const mark = failed > 0 ? red('FAILED') : green('passed');
      const cpu = cpuSeconds === undefined ? '' : `${cpuSeconds.toFixed(1)} CPU s`;
      const counts = passed + failed + skipped > 1 ? ` ${passed} of ${passed + failed}` : '';
      say(
        `${mark} ${name}${counts} ${dim(`(${[since(started), cpu].filter(Boolean).join(', ')})`)}${note && ` ${note}`}`,
      );
    };
  }

  /** What cannot run here: `kind` is the name under which CI_REQUIRE may demand it. */
  skip(what, reason, { kind, count = 1 } = {}) {
    if (this.#required.has(kind)) {
      this.failed += 1;
      say(red(`FAILED ${what}: ${reason} (CI_REQUIRE demands ${kind})`));
    } else {
      this.skipped += count;
      say(yellow(`SKIPPED ${what}: ${reason}`));
    }
  }

  /** Names what passed only when it was run again. */
  flaky(name, reasons = '') {
    this.flakyOnes.push(name);
    say(yellow(`FLAKY ${name}${reasons}`));
  }

  failure(one) {
    this.failures.push(one);
  }

  warning(text) {
    this.warnings.push(text);
  }

  /** The last lines of the run, and what the command ends with. */
  finish() {
    for (const text of this.warnings) say(yellow(`WARNING ${text}`));
    say(`\n${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`);
    return this.failed > 0 ? 1 : 0;
  }
}
