import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { type Goal, verdict } from './goals.ts';

const SIGNIFICANT_DIGITS = 4;

function shortened(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value)
    ? Number(value.toPrecision(SIGNIFICANT_DIGITS))
    : value;
}

interface Result {
  runs: number;
  browser?: string;
  goals: Goal[];
  /** The bench's own figures. */
  figures: unknown;
}

/** Writes `bench/results/<bench>.json`; answers its path from the root. */
export function keepResult(root: string, bench: string, { goals, ...rest }: Result): string {
  const machine = {
    node: process.version,
    cores: availableParallelism(),
    cpu: cpus()[0]?.model ?? 'unknown',
  };
  const judged = goals.map((goal) => ({ ...goal, verdict: verdict(goal) }));
  const result = { date: new Date().toISOString(), machine, ...rest, goals: judged };
  const file = `bench/results/${bench}.json`;
  mkdirSync(join(root, 'bench/results'), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(result, shortened, 2)}\n`);
  return file;
}
