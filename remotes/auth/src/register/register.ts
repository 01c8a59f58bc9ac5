import type { LoginResponse } from '@evmandi/api/contract/auth';
import {
  type BuyerKind,
  DEALER_NEEDS,
  TERMS_NEEDED,
  usernameProblem,
} from '@evmandi/contract/domain/account';
import { gstinProblem } from '@evmandi/contract/domain/gstin';
import { SHORTEST_PASSWORD } from '@evmandi/contract/domain/limits';
import { refusal } from '@evmandi/contract/platform/refusal';
import { hasResponse, http } from '@evmandi/runtime';
import type { Problems } from '@evmandi/ui/use-change';
import { keepDevice, shownDevice } from '../login/device.ts';
import { requestSignIn } from '../login/sign-in.ts';

/** As typed. */
export interface Registration {
  kind: BuyerKind;
  name: string;
  phone: string;
  email: string;
  company: string;
  gstin: string;
  username: string;
  password: string;
  accepted: boolean;
}

const NEEDED = {
  name: 'Enter a name',
  phone: 'Enter a phone number',
  email: 'Enter an e-mail address',
} as const;

function companyProblems({ company, gstin }: Registration): Problems {
  const wrong = gstin.trim() === '' ? DEALER_NEEDS.gstin : gstinProblem(gstin);
  return {
    ...(company.trim() === '' && { company: DEALER_NEEDS.company }),
    ...(wrong && { gstin: wrong }),
  };
}

/** What a new password has to be, in words, and whether it is. */
export const passwordRules = ({
  username,
  password,
}: Pick<Registration, 'username' | 'password'>) => [
  { text: `${SHORTEST_PASSWORD} characters or more`, met: password.length >= SHORTEST_PASSWORD },
  {
    text: 'Not the username',
    met: password !== '' && password.toLowerCase() !== username.trim().toLowerCase(),
  },
];

/** What is wrong before anything is sent, in the order of the form; the finer rules are the server's. */
export function registrationProblems(typed: Registration): Problems {
  const problems: Problems = {};
  for (const [field, message] of Object.entries(NEEDED)) {
    if (typed[field as keyof typeof NEEDED].trim() === '') problems[field] = message;
  }
  if (typed.kind === 'dealer') Object.assign(problems, companyProblems(typed));
  const username = usernameProblem(typed.username);
  if (username) problems.username = username;
  if (typed.password === '') problems.password = 'Enter a password';
  if (!typed.accepted) problems.accepted = TERMS_NEEDED;
  return problems;
}

const bodyOf = ({ company, gstin, ...typed }: Registration) => ({
  ...typed,
  ...(typed.kind === 'dealer' && { company, gstin }),
  device: shownDevice(),
});

/**
 * A function that makes the account. Where the answer to an earlier press was lost, the name may be taken by that very
 * press: then its password opens the account.
 */
export function registering() {
  let unanswered = false;
  return async (typed: Registration, call: { signal: AbortSignal }): Promise<LoginResponse> => {
    try {
      const { data } = await http.post<LoginResponse>('/auth/register', bodyOf(typed), call);
      keepDevice(data.device);
      return data;
    } catch (error) {
      if (unanswered && refusal(error).code === 'username_taken') {
        const answer = await requestSignIn(typed, call).catch(() => undefined);
        if (answer && 'token' in answer) return answer;
      }
      unanswered ||= !hasResponse(error);
      throw error;
    }
  };
}
