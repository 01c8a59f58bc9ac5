import type { LoginRequest, LoginResponse } from '@evmandi/api/contract/auth';
import { errorMessage, fieldErrors, hasResponse, http } from '@evmandi/runtime';

type FieldName = keyof LoginRequest;
export type FieldMessages = Partial<Record<FieldName, string>>;

export interface SignInFailure {
  message: string;
  fields: FieldMessages;
}

/** Name and remedy of what was left empty; an empty record when all is there. */
export function missingFields({ username, password }: LoginRequest): FieldMessages {
  return {
    ...(username.trim() === '' && { username: 'Enter your username' }),
    ...(password === '' && { password: 'Enter your password' }),
  };
}

export async function requestSignIn(
  { username, password }: LoginRequest,
  signal: AbortSignal,
): Promise<LoginResponse> {
  const body = { username: username.trim(), password };
  const answer = await http.post<LoginResponse>('/auth/login', body, { signal });
  return answer.data;
}

/** Specification 8: the server's message or "Login failed"; without an answer axios's own text. */
export function describeFailure(error: unknown): SignInFailure {
  const fallback = 'Login failed';
  if (!hasResponse(error)) return { message: errorMessage(error, fallback), fields: {} };
  const { data } = (error as { response: { data?: { message?: unknown } } }).response;
  const message = typeof data?.message === 'string' && data.message ? data.message : fallback;
  const { username, password } = fieldErrors(error);
  return { message, fields: { ...(username && { username }), ...(password && { password }) } };
}
