export interface Preset {
  /** The API's own name of the category when left out. */
  heading?: string;
  /** Slug of the API's category; everything when left out. */
  category?: string;
}

/** Every link of specification 2.2 that leads to a listing, and what it shows. */
export const PRESETS: Readonly<Record<string, Required<Preset>>> = {
  '/category/electric-bikes': { heading: 'Electric bikes', category: 'electric-bikes' },
  '/category/electric-scooters': { heading: 'Electric scooters', category: 'electric-scooters' },
  '/category/electric-cycles': { heading: 'Electric cycles', category: 'electric-cycles' },
  '/brands/two-wheeler': { heading: 'Two-wheelers', category: 'electric-two-wheelers' },
  '/brands/three-wheeler': { heading: 'Three-wheelers', category: 'electric-three-wheelers' },
  '/brands/four-wheeler': { heading: 'Four-wheelers', category: 'electric-four-wheelers' },
  '/category/hybrid-two-wheeler': {
    heading: 'Hybrid two-wheelers',
    category: 'hybrid-two-wheeler',
  },
  '/category/hybrid-three-wheeler': {
    heading: 'Hybrid three-wheelers',
    category: 'hybrid-three-wheeler',
  },
  '/category/hybrid-four-wheeler': {
    heading: 'Hybrid four-wheelers',
    category: 'hybrid-four-wheeler',
  },
  '/spares': { heading: 'Spares', category: 'spare-parts' },
  '/spares/accessories': { heading: 'Accessories', category: 'accessories' },
  '/spares/wire-locks': { heading: 'Wire locks', category: 'wire-locks' },
  '/spares/lights': { heading: 'Lights', category: 'lights' },
  '/spares/bells': { heading: 'Bells', category: 'bells' },
  '/spares/bags': { heading: 'Bags', category: 'bags' },
  '/spares/covers': { heading: 'Covers', category: 'covers' },
  '/category/chargers/portable': { heading: 'Portable chargers', category: 'portable' },
  '/category/chargers/wallbox-ac': { heading: 'Wallbox AC', category: 'wallbox-ac' },
  '/category/chargers/type2': { heading: 'Type 2', category: 'type2' },
  '/category/chargers/cables': { heading: 'Cables', category: 'cables' },
  '/category/chargers/dc-fast': { heading: 'DC fast', category: 'dc-fast' },
  '/category/chargers/ccs2-chademo': { heading: 'CCS2 & CHAdeMO', category: 'ccs2-chademo' },
  '/category/chargers/controllers': { heading: 'Controllers', category: 'controllers' },
  '/category/chargers/converters': { heading: 'Converters', category: 'converters' },
  '/category/chargers/mounts': { heading: 'Mounts', category: 'mounts' },
  '/category/chargers/accessories': {
    heading: 'Charging accessories',
    category: 'charger-accessories',
  },
  '/category/engine-parts': { heading: 'Engine parts', category: 'engine-parts' },
  '/engine-parts': { heading: 'Engine parts', category: 'engine-parts' },
  '/brake-system': { heading: 'Brake system', category: 'brake-system' },
  '/category/electrical': { heading: 'Electrical', category: 'electrical' },
  '/category/body-parts': { heading: 'Body parts', category: 'body-parts' },
};

/** Addresses whose rest names a category: `/listing/spare-parts`. */
const NAMES_CATEGORY = /^\/(?:category|listing|spares|brands)\/(.+)$/;

/** `undefined` for a path that cannot be decoded. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** What the listing at a path shows. The API tells whether a category named by the path exists. */
export function presetFor(pathname: string): Preset {
  const path = pathname.replace(/\/+$/, '') || '/';
  const known = Object.hasOwn(PRESETS, path) ? PRESETS[path] : undefined;
  if (known) return known;
  const rest = NAMES_CATEGORY.exec(path)?.[1];
  return rest === undefined ? {} : { category: decoded(rest) ?? rest };
}
