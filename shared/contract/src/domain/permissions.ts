/** Permissions by what they open, with their codes (PERM-1). Roles are data and hold any of them. */
export const PERMISSION = {
  /** Dashboard, catalogue and roles. Does not include `platform`. */
  administration: 1001,
  /** Every job card, and changes of them. */
  workshop: 1002,
  /** Releases and vitals. */
  platform: 1003,
  /** Orders, customers, quotes and questions, without refunds and exports. */
  counter: 1010,
  stock: 1011,
} as const;

export type PermissionCode = (typeof PERMISSION)[keyof typeof PERMISSION];

const CODES: ReadonlySet<number> = new Set(Object.values(PERMISSION));

/** Returns whether a permission has this code. */
export const isPermissionCode = (code: number): code is PermissionCode => CODES.has(code);
