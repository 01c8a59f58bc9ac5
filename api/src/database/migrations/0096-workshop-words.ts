import type { QueryExecutorProvider } from 'kysely';
import { addWords } from './words/add-words.ts';
import { WORKSHOP_KINDS, WORKSHOP_SYNONYMS } from './words/workshop-words.ts';

/** Words that found nothing, or vehicles in place of their parts. What staff have written stays. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  addWords(db, WORKSHOP_SYNONYMS, WORKSHOP_KINDS);
