/** Why a release is not made: which rule, where it was broken, how, and what to do about it. */
export interface Refusal {
  rule: string;
  place: string;
  message: string;
  remedy: string;
}

/** Thrown when a release breaks rules; carries every refusal, not just the first. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super(refusals.map(describeRefusal).join('\n\n'));
    this.refusals = refusals;
  }
}

/** A refusal in four lines. */
function describeRefusal({ rule, place, message, remedy }: Refusal): string {
  return [
    `  rule    ${rule}`,
    `  place   ${place}`,
    `  found   ${message}`,
    `  remedy  ${remedy}`,
  ].join('\n');
}
