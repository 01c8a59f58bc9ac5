/** What people read for a value of a filter: `red` is Red, `cng` is CNG. */
export const nameOfValue = (value: string): string =>
  value === 'cng' ? 'CNG' : `${value.charAt(0).toUpperCase()}${value.slice(1)}`;

/** `sports-naked-bikes` is Sports Naked Bikes. */
export const nameOfSlug = (slug: string): string => slug.split('-').map(nameOfValue).join(' ');
