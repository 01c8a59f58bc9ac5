const useColour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (useColour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);

/** One line about what is being done. */
export function say(text) {
  console.log(text);
}

/** Seconds since `started` (milliseconds, from `performance.now()`), such as "1.2 s". */
export function since(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
