import type { OwnAccount } from '@evmandi/api/contract/account';
import { DEALER_NEEDS } from '@evmandi/contract/domain/account';
import { gstinProblem } from '@evmandi/contract/domain/gstin';
import { http } from '@evmandi/runtime';
import type { Problems } from '@evmandi/ui/use-change';

export const DETAIL_LABELS = {
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  company: 'Company',
  gstin: 'GSTIN',
} as const;
export type DetailField = keyof typeof DETAIL_LABELS;
export const DETAIL_FIELDS = Object.keys(DETAIL_LABELS) as DetailField[];

/** As the form shows them. */
export type Details = Record<DetailField, string>;

/** What was read, and in which version. */
export interface Base {
  details: Details;
  version: number;
}

export const baseOf = ({ version, ...account }: OwnAccount): Base => ({
  version,
  details: Object.fromEntries(
    DETAIL_FIELDS.map((field) => [field, account[field] ?? '']),
  ) as Details,
});

/** Both of one field, where it was changed here and elsewhere. */
export interface Clash {
  field: DetailField;
  mine: string;
  theirs: string;
}

/** Saved, or changed elsewhere in the same field: nothing was saved then. */
export type Outcome = { account: OwnAccount } | { now: Base; mine: Details; clashes: Clash[] };

/** What was typed over what was read, on what is there now: where the two differ, what was typed. */
const mergedDetails = (before: Details, mine: Details, now: Details): Details =>
  Object.fromEntries(
    DETAIL_FIELDS.map((field) => [field, mine[field] === before[field] ? now[field] : mine[field]]),
  ) as Details;

const clashesOf = (before: Details, mine: Details, now: Details): Clash[] =>
  DETAIL_FIELDS.filter(
    (field) =>
      mine[field] !== before[field] && now[field] !== before[field] && mine[field] !== now[field],
  ).map((field) => ({ field, mine: mine[field], theirs: now[field] }));

/** What a refusal of an older version says is there now. */
function currentOf(error: unknown): OwnAccount | undefined {
  const { data } = (error as { response?: { data?: unknown } }).response ?? {};
  const { code, current } = (data ?? {}) as { code?: unknown; current?: OwnAccount };
  return code === 'stale_version' ? current : undefined;
}

/** Saves what was typed. What was changed elsewhere in other fields is kept; in the same one both are answered. */
export async function saveDetails(before: Base, mine: Details): Promise<Outcome> {
  try {
    const body = { version: before.version, ...mine };
    return { account: (await http.patch<OwnAccount>('/account', body)).data };
  } catch (error) {
    const current = currentOf(error);
    if (!current) throw error;
    const now = baseOf(current);
    const clashes = clashesOf(before.details, mine, now.details);
    const merged = mergedDetails(before.details, mine, now.details);
    return clashes.length > 0 ? { now, mine: merged, clashes } : saveDetails(now, merged);
  }
}

/** What is wrong before anything is sent; the finer rules are the server's. */
export function detailProblems(typed: Details, { asksDealer }: { asksDealer: boolean }): Problems {
  const problems: Problems = {};
  if (typed.name.trim() === '') problems.name = 'Enter a name';
  if (typed.phone.trim() === '') problems.phone = 'Enter a phone number';
  if (typed.email.trim() === '') problems.email = 'Enter an e-mail address';
  if (asksDealer && typed.company.trim() === '') problems.company = DEALER_NEEDS.company;
  const gstin = typed.gstin.trim();
  const wrong = gstin ? gstinProblem(gstin) : asksDealer ? DEALER_NEEDS.gstin : null;
  if (wrong) problems.gstin = wrong;
  return problems;
}
