import { z } from 'zod';
import { accessSchema } from './access-schema.ts';

/** Icons that the host draws for links of its header, menus and strip. */
export const SHELL_ICONS = [
  'bank',
  'cart',
  'chart-line',
  'charging-pile',
  'dashboard',
  'garage',
  'heart',
  'key',
  'list',
  'package',
  'scale',
  'shield-check',
  'tool',
] as const;
/** What the header counts. */
export const BADGES = ['cart', 'favorites', 'comparison', 'garage'] as const;
export type Badge = (typeof BADGES)[number];

export type ShellIcon = (typeof SHELL_ICONS)[number];

/** Icons that the dashboard draws for entries of its side menu. */
export const DASHBOARD_ICONS = [
  'award',
  'cart',
  'category',
  'clipboard-list',
  'credit-card',
  'dashboard',
  'file-invoice',
  'history',
  'lock-access',
  'message',
  'package',
  'stack',
  'store',
  'ticket',
  'user-shield',
  'users',
] as const;
/** What waits and is counted beside an entry of the side menu. */
export const DASHBOARD_BADGES = ['quotes', 'questions'] as const;
export type DashboardIcon = (typeof DASHBOARD_ICONS)[number];

const path = z.string().regex(/^\/(?!\/)[\w\-./~%?=&+,]*$/, {
  error: 'must be a path of this site, such as "/category/electric-bikes"',
});

const link = {
  title: z.string().min(1),
  /** Path with its query. */
  path,
  /** Who is shown the link; every visitor when left out. */
  access: accessSchema.optional(),
  /** Lower stands first; 0 when left out. Equal ones keep the order of the remote. */
  order: z.number().int().optional(),
};
const group = z.string().min(1);
const icon = z.enum(SHELL_ICONS);

/** A link that a remote gives to the shell or the dashboard; `area` says where it stands. */
export const menuEntrySchema = z.discriminatedUnion('area', [
  /** A menu of the header, named by `group`. `picture` is an address below the API's own. */
  z.strictObject({ area: z.literal('header'), ...link, group, picture: z.string().min(1) }),
  /** A service, under the links of the header menus named by `groups`. */
  z.strictObject({ area: z.literal('services'), ...link, groups: z.array(group), icon }),
  /** An icon of the header. The cart's and the garage's stay in the bar on a phone, the others are in its drawer. */
  z.strictObject({
    area: z.literal('header-icons'),
    ...link,
    icon,
    /** What is counted beside the icon: the cart's quantities, the kinds of vehicle, or another list's products. */
    badge: z.enum(BADGES).optional(),
  }),
  /** A place of a signed-in person, in the strip above the header. */
  z.strictObject({ area: z.literal('account'), ...link, icon }),
  /**
   * Where a person lands after signing in, also a place in the strip that leads back to the last place of its
   * route's area. `access` names the permission codes that it serves; the one without serves all others.
   */
  z.strictObject({ area: z.literal('landing'), ...link, icon }),
  /** A column of the footer, named by `group`. */
  z.strictObject({ area: z.literal('footer'), ...link, group }),
  /** What the search form of the header asks, with the words as `q`. */
  z.strictObject({ area: z.literal('search'), ...link }),
  /** Where a page that needs script sends a browser without it. */
  z.strictObject({ area: z.literal('browse'), ...link }),
  /**
   * The side menu of the dashboard, under the heading `group`. A group of which entries say `fold` stands
   * under a button with its name and the first icon among them.
   */
  z.strictObject({
    area: z.literal('dashboard'),
    ...link,
    group: group.optional(),
    fold: z.literal(true).optional(),
    icon: z.enum(DASHBOARD_ICONS).optional(),
    /** What is counted beside it: requests that wait for an answer. */
    badge: z.enum(DASHBOARD_BADGES).optional(),
  }),
]);

export type MenuEntry = z.infer<typeof menuEntrySchema>;
export type MenuArea = MenuEntry['area'];
export type MenuEntryOf<Area extends MenuArea> = Extract<MenuEntry, { area: Area }>;

/** Fields of an entry that a reader of this release does not understand. */
const strangeFields = ({ issues }: z.ZodError) =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
  );

/** An entry as far as it is understood; none when its area, a required field or its access is not. */
function readEntry(entry: unknown): MenuEntry[] {
  const whole = menuEntrySchema.safeParse(entry);
  if (whole.success) return [whole.data];
  const strange = strangeFields(whole.error);
  if (typeof entry !== 'object' || entry === null || strange.includes('access')) return [];
  const known = Object.entries(entry).filter(([field]) => !strange.includes(field));
  const rest = menuEntrySchema.safeParse(Object.fromEntries(known));
  return rest.success ? [rest.data] : [];
}

/** The menu of an artefact of any age: what is not understood is left out, a missing one is empty. */
export const readMenuSchema = z
  .array(z.unknown())
  .default([])
  .transform((entries) => entries.flatMap(readEntry));
