import { BUDGET_RAISED } from './checks/budget.ts';
import { DELETED } from './checks/deleted.ts';
import { PINNED, RETIRED } from './checks/held-back.ts';
import { type Refusal, ReleaseRefused } from './checks/refusal.ts';

/** What a person accepts of a release, each with the reason that the history keeps. */
export interface Consent {
  /** `--raise-budget`: budgets higher than before. */
  raiseBudget?: string | undefined;
  /** `--force`: whatever can be released at all. */
  force?: string | undefined;
  /** `--no-rehearsal`: it goes live without one. */
  noRehearsal?: string | undefined;
}

/** Those of a command's options. */
export const consentIn = ({ raiseBudget, force, noRehearsal }: Consent): Consent => ({
  ...(raiseBudget !== undefined && { raiseBudget }),
  ...(force !== undefined && { force }),
  ...(noRehearsal !== undefined && { noRehearsal }),
});

/** Nothing can run that breaks the first; the others are lifted where they were set. */
const NEVER = new Set(['host-first', PINNED, RETIRED, DELETED]);

const lifts = ({ raiseBudget, force }: Consent, { rule }: Refusal) => {
  if (NEVER.has(rule)) return false;
  return force !== undefined || (rule === BUDGET_RAISED && raiseBudget !== undefined);
};

const namesOf = (refusals: readonly Refusal[]) =>
  [...new Set(refusals.map(({ rule }) => rule))].join(', ');

/**
 * Returns what the history is to say of the refusals that were accepted, such as `, forced past style: "why"`;
 * nothing when there are none. Throws ReleaseRefused with those that were not.
 */
export function acceptedBy(consent: Consent, refusals: readonly Refusal[]): string {
  const left = refusals.filter((refusal) => !lifts(consent, refusal));
  if (left.length > 0) throw new ReleaseRefused(left);
  const { raiseBudget, force } = consent;
  const raised = refusals.filter(({ rule }) => rule === BUDGET_RAISED && raiseBudget !== undefined);
  const forced = refusals.filter((refusal) => !raised.includes(refusal));
  const words = [
    raised.length > 0 ? `, budget raised: "${raiseBudget}"` : '',
    forced.length > 0 ? `, forced past ${namesOf(forced)}: "${force}"` : '',
  ];
  return words.join('');
}
