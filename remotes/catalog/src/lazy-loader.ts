import { loadCode } from '@evmandi/runtime';
import type { LoaderFunction } from 'react-router-dom';

/** A loader whose code comes with its first call: a page rendered on the server needs none of it. */
export function lazyLoader(load: () => Promise<LoaderFunction>): LoaderFunction {
  return async (args, context) => (await loadCode(load, 'catalog/loader'))(args, context);
}
