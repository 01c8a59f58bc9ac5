import type { LoginRequest, LoginResponse, SignInStep } from '@evmandi/api/contract/auth';
import { errorMessage, http } from '@evmandi/runtime';
import type { Problems } from '@evmandi/ui/use-change';
import { keepDevice, shownDevice } from './device.ts';

/** Name and remedy of what was left empty; an empty record when all is there. */
export function missingFields({ username, password }: Typed): Problems {
  const problems: Problems = {};
  if (username.trim() === '') problems.username = 'Enter your username';
  if (password === '') problems.password = 'Enter your password';
  return problems;
}

/** What the form holds. */
export type Typed = Pick<LoginRequest, 'username' | 'password'>;

/** A session, or what an account takes besides its password. */
export async function requestSignIn(
  { username, password }: Typed,
  { signal }: { signal: AbortSignal },
): Promise<LoginResponse | SignInStep> {
  const body = { username: username.trim(), password, device: shownDevice(), steps: true };
  const { data } = await http.post<LoginResponse | SignInStep>('/auth/login', body, { signal });
  if ('token' in data) keepDevice(data.device);
  return data;
}

/** Returns the server's message or "Login failed" (AUTH-2); without an answer the runtime's text for it. */
export const describeFailure = (error: unknown): string => errorMessage(error, 'Login failed');
