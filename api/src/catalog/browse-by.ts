import { slug } from '@evmandi/contract/slug';

const named = (names: readonly string[]) => names.map((name) => ({ name, slug: slug(name) }));

/** Price bands of the home page (specification 3). */
export const BUDGETS = named([
  'Rs. 30,000 - 50,000',
  'Rs. 50,000 - 70,000',
  'Rs. 70,000 - 1 Lakh',
  'Rs. 1 - 2 Lakh',
  'Rs. 2 - 5 Lakh',
  'Above 5 Lakh',
]);

/** Body styles with their counts (specification 3). */
export const BODY_STYLES = [
  { name: 'Sports Bikes', count: 116 },
  { name: 'Cruiser Bikes', count: 76 },
  { name: 'Commuter Bikes', count: 51 },
  { name: 'Sports Naked Bikes', count: 44 },
  { name: 'Off Road Bikes', count: 36 },
  { name: 'Super Bikes', count: 32 },
].map((style) => ({ ...style, slug: slug(style.name) }));
