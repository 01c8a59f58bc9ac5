import type { SessionList } from '@evmandi/api/contract/auth';
import { http } from '@evmandi/runtime';

export type Session = SessionList['sessions'][number];

/** Answers what is left. */
export const endSession = async ({ id }: Session): Promise<SessionList> =>
  (await http.delete<SessionList>(`/auth/sessions/${id}`)).data;

/** Ends all sessions of the account at the server, this one among them. */
export const endEverywhere = () => http.post('/auth/logout', { everywhere: true });
