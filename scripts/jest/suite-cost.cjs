const { appendFileSync, mkdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const FOLDER = path.join(__dirname, '../../.cache/suite-cost');

/** CPU milliseconds of children that ended. */
function endedChildrenMs() {
  try {
    const text = readFileSync('/proc/self/stat', 'utf8');
    const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) * 10;
  } catch {
    return 0;
  }
}

function nowMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + endedChildrenMs();
}

/** Adds to a test environment the CPU time that each suite costs, in `.cache/suite-cost` (see the run's report). */
exports.withCost = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      const startedMs = nowMs();
      super(config, context);
      this.startedMs = startedMs;
      this.testPath = context.testPath;
    }

    async teardown() {
      await super.teardown();
      mkdirSync(FOLDER, { recursive: true });
      const line = { file: this.testPath, ms: Math.round(nowMs() - this.startedMs) };
      appendFileSync(path.join(FOLDER, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`);
    }
  };
