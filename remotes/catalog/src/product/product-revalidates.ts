import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

const withoutTab = ({ pathname, searchParams }: URL) => {
  const rest = new URLSearchParams(searchParams);
  rest.delete('tab');
  return `${pathname}?${rest}`;
};

/** A change of tab or of the place on the page asks for nothing. */
export function productRevalidates({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const same = withoutTab(currentUrl) === withoutTab(nextUrl);
  return same && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
}
