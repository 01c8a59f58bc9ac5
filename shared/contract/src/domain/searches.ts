/** Why staff are told of a search: nothing was found, or only after its words were taken for others. */
export const MISS_KINDS = ['nothing', 'corrected'] as const;
export type MissKind = (typeof MISS_KINDS)[number];
