/**
 * Runs in a page: names something of the browser's own that was replaced, and that host and other remotes rely on.
 * What a remote changes there stays when a visitor goes on to another's screen.
 */
export const alteredGlobal = (): string | undefined => {
  const source = Function.prototype.toString;
  const isOwn = (value: unknown) =>
    typeof value === 'function' && /\{\s*\[native code\]\s*\}$/.test(source.call(value));
  const functions = [
    ...['fetch', 'setTimeout', 'queueMicrotask', 'requestAnimationFrame', 'structuredClone'],
    ...['Promise', 'URL', 'URLSearchParams', 'AbortController', 'Request', 'Response', 'Headers'],
  ];
  const lost = functions.find((name) => !isOwn((globalThis as Record<string, unknown>)[name]));
  if (lost) return lost;
  const owners = {
    ...{ JSON, Object, 'Object.prototype': Object.prototype, 'Array.prototype': Array.prototype },
    ...{ 'String.prototype': String.prototype, 'Function.prototype': Function.prototype },
    ...{ 'Promise.prototype': Promise.prototype, 'Map.prototype': Map.prototype },
    ...{ 'Set.prototype': Set.prototype, 'EventTarget.prototype': EventTarget.prototype },
    ...{ 'Node.prototype': Node.prototype, 'Element.prototype': Element.prototype },
    ...{ 'History.prototype': History.prototype, 'Storage.prototype': Storage.prototype },
  };
  for (const [title, owner] of Object.entries(owners)) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      if (typeof value === 'function' && !isOwn(value)) return `${title}.${name}`;
    }
  }
  return undefined;
};
