import type { LoginRequest, LoginResponse } from '@evmandi/api/contract/auth';
import { errorMessage, http } from '@evmandi/runtime';
import type { Problems } from '@evmandi/ui/use-change';
import { keepDevice, shownDevice } from './device.ts';

/** Name and remedy of what was left empty; an empty record when all is there. */
export function missingFields({ username, password }: LoginRequest): Problems {
  const problems: Problems = {};
  if (username.trim() === '') problems.username = 'Enter your username';
  if (password === '') problems.password = 'Enter your password';
  return problems;
}

export async function requestSignIn(
  { username, password }: LoginRequest,
  { signal }: { signal: AbortSignal },
): Promise<LoginResponse> {
  const body = { username: username.trim(), password, device: shownDevice() };
  const { data } = await http.post<LoginResponse>('/auth/login', body, { signal });
  keepDevice(data.device);
  return data;
}

/** Specification 8: the server's message or "Login failed"; without an answer the runtime's text for it. */
export const describeFailure = (error: unknown): string => errorMessage(error, 'Login failed');
