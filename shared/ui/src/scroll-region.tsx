import type { ComponentProps } from 'react';

interface ScrollRegionProps extends ComponentProps<'section'> {
  'aria-label': string;
}

/** A box that scrolls. It takes the focus, since without it no key could move what it shows. */
export function ScrollRegion({ tabIndex = 0, ...section }: ScrollRegionProps) {
  return <section {...section} tabIndex={tabIndex} />;
}
