import type { SignInStep } from '@evmandi/api/contract/auth';
import type { User } from '@evmandi/contract/domain/session';

export interface StepProps {
  step: SignInStep;
  username: string;
  onSignedIn: (user: User) => unknown;
  /** To the form of name and password. */
  onBack: () => void;
}
