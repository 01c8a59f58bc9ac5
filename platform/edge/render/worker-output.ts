import type { Readable } from 'node:stream';

/** Lines of one worker that reach the log within a window; the rest is dropped. */
const MOST_LINES = 20;
const WINDOW_MS = 10_000;
/** Characters of a line; the rest is dropped. */
const LONGEST_LINE = 2_000;
/** How V8 begins the line in which it gives up. */
const FATAL = /^FATAL ERROR: /;

/**
 * Passes on what a worker prints, not more than a few lines in ten seconds. `fatal` is the line in which its engine
 * gave up, once it did.
 */
export function followOutput(streams: (Readable | null)[], report: (line: string) => void) {
  const found: { fatal?: string } = {};
  let lines = 0;
  let windowEnd = 0;

  function onLine(line: string): void {
    if (line.trim() === '') return;
    if (FATAL.test(line)) found.fatal = line.replace(FATAL, '');
    const now = performance.now();
    if (now > windowEnd) {
      lines = 0;
      windowEnd = now + WINDOW_MS;
    }
    lines += 1;
    if (lines <= MOST_LINES) report(`A render worker says: ${line}`);
  }

  /** Keeps the beginning of a line alone: one that has no end would fill the memory of this process. */
  function follow(stream: Readable): void {
    let line = '';
    const add = (text: string) => {
      line += text.slice(0, LONGEST_LINE - line.length);
    };
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      const [rest = '', ...others] = chunk.split('\n');
      add(rest);
      for (const next of others) {
        onLine(line);
        line = '';
        add(next);
      }
    });
    stream.on('end', () => onLine(line));
  }

  for (const stream of streams) if (stream) follow(stream);
  return found;
}
