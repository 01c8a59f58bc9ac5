import type {
  PlatformCanary,
  PlatformDone,
  PlatformMadeToken,
  PlatformNewToken,
  PlatformPin,
  PlatformRetirement,
  PlatformRollback,
} from '@evmandi/api/contract/platform';
import { http } from '@evmandi/runtime';

export const rollBack = (body: PlatformRollback): Promise<unknown> =>
  http.post<PlatformDone>('/admin/platform/rollbacks', body);

export const promote = (body: PlatformCanary): Promise<unknown> =>
  http.post<PlatformDone>('/admin/platform/promotions', body);

export const takeBack = (body: PlatformCanary): Promise<unknown> =>
  http.post<PlatformDone>('/admin/platform/take-backs', body);

export const pin = (body: PlatformPin): Promise<unknown> =>
  http.post<PlatformDone>('/admin/platform/pins', body);

export const unpin = (app: string): Promise<unknown> =>
  http.delete(`/admin/platform/pins/${encodeURIComponent(app)}`);

export const retire = (body: PlatformRetirement): Promise<unknown> =>
  http.post<PlatformDone>('/admin/platform/retirements', body);

export const makeToken = async (body: PlatformNewToken): Promise<PlatformMadeToken> =>
  (await http.post<PlatformMadeToken>('/admin/platform/tokens', body)).data;

export const revokeToken = (id: string): Promise<unknown> =>
  http.delete(`/admin/platform/tokens/${encodeURIComponent(id)}`);
