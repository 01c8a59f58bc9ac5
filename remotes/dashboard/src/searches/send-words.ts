import type { AddedSynonym, AddSynonym } from '@evmandi/api/contract/searches';
import { http } from '@evmandi/runtime';

export const addSynonym = async (synonym: AddSynonym): Promise<AddedSynonym> =>
  (await http.post<AddedSynonym>('/admin/synonyms', synonym)).data;

export const removeSynonym = (phrase: string): Promise<unknown> =>
  http.delete(`/admin/synonyms/${encodeURIComponent(phrase)}`);

/** Leaves a search out of the list, or takes it up again. */
export const dismissSearch = (words: string, dismissed: boolean): Promise<unknown> =>
  http.patch('/admin/searches', { words, dismissed });
