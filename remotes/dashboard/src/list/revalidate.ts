import type { ShouldRevalidateFunction } from 'react-router-dom';

/** A panel that opens, or what only this browser shows, asks for no other rows. */
export const revalidateFor =
  (paramsOf: (query: URLSearchParams) => object): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const asked = ({ searchParams }: URL) => JSON.stringify(Object.entries(paramsOf(searchParams)));
    return (
      defaultShouldRevalidate &&
      (currentUrl.pathname !== nextUrl.pathname ||
        currentUrl.search === nextUrl.search ||
        asked(currentUrl) !== asked(nextUrl))
    );
  };
