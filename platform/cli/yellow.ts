/** A line in yellow, where a person reads it in a terminal that shows colours. */
export function yellow(
  line: string,
  isTerminal = process.stdout.isTTY && !process.env.NO_COLOR,
): string {
  return isTerminal ? `\u001b[33m${line}\u001b[0m` : line;
}
