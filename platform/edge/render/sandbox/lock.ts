/** Gives a property its last value: neither assigned nor defined anew. */
export function lock(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: false, configurable: false });
}
