import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Whether other rows of the list at `path` are on their way. An address on its way may also be that of a panel, for
 * which no row changes, or another screen's.
 */
export function useWaiting(path: string, paramsOf: (query: URLSearchParams) => object): boolean {
  const { search } = useLocation();
  const { location: next } = useNavigation();
  if (next?.pathname !== path) return false;
  const asked = (text: string) => JSON.stringify(paramsOf(new URLSearchParams(text)));
  return next.search === search || asked(next.search) !== asked(search);
}
