/** The entry of that key; sample data that names an unknown one is wrong. */
export function known<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined)
    throw new Error(`The sample data names ${key}, which it does not define`);
  return value;
}
