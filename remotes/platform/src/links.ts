/** Where the links of these screens lead, in one place. */
export const links = {
  live: '/platform',
  releases: '/platform/releases',
  /** A page of the releases of one part, or of all. */
  releasesOf: (app: string | undefined, page = 1) => {
    const query = new URLSearchParams({
      ...(app !== undefined && { app }),
      ...(page > 1 && { page: String(page) }),
    });
    return query.size > 0 ? `/platform/releases?${query}` : '/platform/releases';
  },
  dependencies: '/platform/dependencies',
  tokens: '/platform/tokens',
  try: '/platform/try',
} as const;
