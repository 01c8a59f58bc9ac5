import type { AddedSynonym } from '@evmandi/api/contract/searches';
import { counted } from '@evmandi/contract/domain/numbers';

/** What a new meaning does, as its toast says it. */
export const addedText = ({ synonym: { phrase, means }, found }: AddedSynonym): string =>
  `“${phrase}” means ${means} now, and finds ${counted(found, 'product')}.`;
