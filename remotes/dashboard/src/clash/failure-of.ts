import type { Change } from '@evmandi/ui/use-change';

/** Why a choice was not saved, in words: a conflict has no fields that a refusal could stand at. */
export const failureOf = ({
  failure,
  problems,
}: Pick<Change<never>, 'failure' | 'problems'>): string =>
  failure || Object.values(problems).join('. ');
