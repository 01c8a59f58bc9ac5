/** What the page is called and says of itself, also in its head. */
export const CATEGORIES = {
  title: 'EV Categories',
  lead: 'Everything that keeps an electric fleet moving, in six aisles: vehicles, the parts inside them and what charges them.',
} as const;
