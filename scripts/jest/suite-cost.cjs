const { appendFileSync, mkdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const FOLDER = path.join(__dirname, '../../.cache/suite-cost');
const MS_PER_TICK = 10;

/** CPU milliseconds of children that ended and were waited for. */
function endedChildrenMs() {
  try {
    const text = readFileSync('/proc/self/stat', 'utf8');
    const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
  } catch {
    return 0;
  }
}

/** Returns the CPU milliseconds of this process and of its ended children. */
exports.cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + endedChildrenMs();
};

/** Notes what a suite cost; `scripts/testing/suite-costs.mjs` reads it. */
exports.addCost = (file, ms) => {
  mkdirSync(FOLDER, { recursive: true });
  const line = JSON.stringify({ file, ms: Math.round(ms) });
  appendFileSync(path.join(FOLDER, `${process.pid}.jsonl`), `${line}\n`);
};
