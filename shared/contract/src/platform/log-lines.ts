/** Fields that every line has; the rest is shown behind the message. */
const EVERYWHERE = new Set(['level', 'time', 'name', 'msg', 'err']);

/** A pino line as a person reads it: `api: request method=GET status=500`, then an error's stack. */
export function readableLine(line: string): string {
  const fields = JSON.parse(line) as Record<string, unknown>;
  const { name, msg, err } = fields;
  const more = Object.entries(fields)
    .filter(([key]) => !EVERYWHERE.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const stack = (err as { stack?: string } | undefined)?.stack;
  return [[`${name}:`, msg, ...more].join(' '), ...(stack ? [stack] : [])].join('\n');
}

/** Where pino's lines go: as text to a terminal; `undefined`, as JSON to standard output, elsewhere. */
export function logDestination(): { write: (line: string) => void } | undefined {
  const { stdout } = process;
  if (!stdout.isTTY) return undefined;
  return { write: (line) => stdout.write(`${readableLine(line)}\n`) };
}
