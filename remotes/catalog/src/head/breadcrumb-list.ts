/** A step of the trail that a screen shows; the last one, the screen itself, has no address. */
export interface Step {
  label: string;
  /** Path of the site. */
  to?: string;
}

/** The trail as schema.org's BreadcrumbList. `canonical` is the path of the screen itself. */
export function breadcrumbList(trail: readonly Step[], canonical: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to ?? canonical,
    })),
  };
}
