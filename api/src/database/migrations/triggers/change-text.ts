/** Each `from` of a function's text becomes its `to`. Throws where the text does not hold it: the step would do nothing. */
export function changeText(text: string, changes: readonly [from: string, to: string][]): string {
  return changes.reduce((sofar, [from, to]) => {
    if (!sofar.includes(from)) throw new Error(`a function of the database does not say ${from}`);
    return sofar.replace(from, () => to);
  }, text);
}
