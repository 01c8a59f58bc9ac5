import { matchRoutes } from 'react-router-dom';

/** Whether a pattern answers more than one address: it has a parameter or ends in `*`. */
export const isDynamic = (pattern: string) => /[:*]/.test(pattern);

/** Whether a pattern answers an address, given with or without a query, when no other pattern is asked. */
export const matchesPattern = (pattern: string, address: string): boolean =>
  address.startsWith('/') &&
  matchRoutes([{ path: pattern }], address.split(/[?#]/)[0] ?? '') !== null;
