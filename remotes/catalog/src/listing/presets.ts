import { isSlug } from '@evmandi/contract/domain/filter-values';
import type { Filters } from '@evmandi/contract/domain/filters';
import { BIKE_CHIPS, SCOOTER_TABS } from '@evmandi/contract/domain/home-chips';
import { slug } from '@evmandi/contract/domain/slug';
import { parseSegment } from './segment.ts';

/** What the path of a listing presets. */
export interface Preset {
  /** The API's own name of the category when left out. */
  heading?: string;
  /** Slug of the API's category; everything when left out. */
  category?: string;
  /** Filters that the path itself stands for: those of `/hero-bikes`. */
  filters?: Partial<Filters> | undefined;
  /** Where the path leads when the API knows no such brand; without it, 404. */
  unknownBrand?: 'home';
}

/** What the home page's spotlights lead to, by the first segment of its path. */
const GROUPS: Readonly<Record<string, ReadonlySet<string>>> = {
  bikes: new Set(BIKE_CHIPS.map(slug)),
  scooters: new Set(SCOOTER_TABS.map(slug)),
};

/** Every menu and footer link that leads to a listing, and what it shows (LINK-3). */
export const PRESETS: Readonly<Record<string, { heading: string; category: string }>> = {
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
const NAMES_GROUP = /^\/(bikes|scooters)\/([^/]+)$/;

/** A name that no category has, so that the API says so. */
const UNKNOWN = '-';

/** A model's page, which shows all products where the make has no such model. */
const NAMES_MODEL = /^\/[a-z0-9-]+\/[a-z0-9-]+$/;

/** New bikes is where budgets, body styles and brands lead (HOME-14). */
function segmentPreset(path: string): Preset | undefined {
  const segment = parseSegment(path.slice(1));
  switch (segment?.kind) {
    case 'condition':
      return { category: `${segment.condition}-bikes` };
    case 'budget':
      return { category: 'new-bikes', filters: { budget: segment.budget } };
    case 'bodyStyle':
      return { category: 'new-bikes', filters: { bodyStyle: [segment.bodyStyle] } };
    case 'brand':
      return { category: 'new-bikes', filters: { brand: [segment.brand] }, unknownBrand: 'home' };
    default:
      return undefined;
  }
}

/**
 * What the listing at a path shows; `undefined` for a path of one segment that means nothing and leads to
 * `/`. The API tells whether a category or brand named by the path exists.
 */
export function presetFor(pathname: string): Preset | undefined {
  const path = pathname.replace(/(?<!\/)\/+$/, '') || '/';
  if (path === '/listing') return {};
  const known = Object.hasOwn(PRESETS, path) ? PRESETS[path] : undefined;
  if (known) return known;
  const [, kind = '', group] = NAMES_GROUP.exec(path) ?? [];
  if (group !== undefined) return { category: GROUPS[kind]?.has(group) ? group : UNKNOWN };
  const rest = NAMES_CATEGORY.exec(path)?.[1];
  if (rest !== undefined) return { category: isSlug(rest) ? rest : UNKNOWN };
  return NAMES_MODEL.test(path) ? {} : segmentPreset(path);
}
