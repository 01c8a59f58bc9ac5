import type {
  PlatformCanary,
  PlatformDone,
  PlatformMadeToken,
  PlatformPin,
  PlatformRetirement,
  PlatformRollback,
} from '@evmandi/api/contract/platform';
import { http } from '@evmandi/runtime';

const BASE = '/admin/platform';
const post = async <Answer>(path: string, body: object): Promise<Answer> =>
  (await http.post<Answer>(BASE + path, body)).data;

export const rollBack = (body: PlatformRollback) => post<PlatformDone>('/rollbacks', body);
export const promote = (body: PlatformCanary) => post<PlatformDone>('/promotions', body);
export const takeBack = (body: PlatformCanary) => post<PlatformDone>('/take-backs', body);
export const pin = (body: PlatformPin) => post<PlatformDone>('/pins', body);
export const retire = (body: PlatformRetirement) => post<PlatformDone>('/retirements', body);
export const unpin = (app: string): Promise<unknown> => http.delete(`${BASE}/pins/${app}`);
export const makeToken = (app: string | null) => post<PlatformMadeToken>('/tokens', { app });
export const revokeToken = (id: string): Promise<unknown> => http.delete(`${BASE}/tokens/${id}`);
