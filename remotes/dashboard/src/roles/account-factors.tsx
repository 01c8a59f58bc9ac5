import type { AccountRow } from '@evmandi/api/contract/accounts';
import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { useConfirm } from '@evmandi/ui/confirm';
import { IconFingerprint, IconShieldCheck } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import type { ReactNode } from 'react';
import dialogs from '../orders/panel/dialogs.module.css';
import { removeFactor } from './send-roles.ts';
import { SignInLine } from './sign-in-line.tsx';

interface Props {
  account: AccountRow;
  onDone: (text: string) => void;
}

type Factor = 'authenticator' | 'passkeys';

interface Lost {
  factor: Factor;
  icon: ReactNode;
  title: string;
  text: string;
  confirmLabel: string;
  /** Asked about as "Remove … of Asha Rao?". */
  what: string;
  removed: string;
}

/** What the account has that can be lost. */
const lostOf = ({ authenticator, passkeys }: AccountRow): Lost[] => [
  ...(authenticator
    ? [
        {
          factor: 'authenticator' as const,
          icon: <IconShieldCheck aria-hidden />,
          title: 'Phone lost?',
          text: 'The authenticator app and its recovery codes are removed.',
          confirmLabel: 'Remove app',
          what: 'the authenticator app',
          removed: 'The authenticator app',
        },
      ]
    : []),
  ...(passkeys > 0
    ? [
        {
          factor: 'passkeys' as const,
          icon: <IconFingerprint aria-hidden />,
          title: 'Passkey lost?',
          text: `${counted(passkeys, 'passkey')} of the account will sign in no more.`,
          confirmLabel: 'Remove passkeys',
          what: 'all passkeys',
          removed: 'The passkeys',
        },
      ]
    : []),
];

/** What the person proves themselves with besides the password, to be taken away when it is lost. */
export function AccountFactors({ account, onDone }: Props) {
  const { id, name } = account;
  const { ask, element } = useConfirm();
  const removal = useChange(({ factor }: Lost) => removeFactor(id, factor), {
    done: (_, { factor, removed }) =>
      onDone(
        `${removed} of ${name} ${factor === 'passkeys' ? 'are' : 'is'} removed, and all its sessions have ended.`,
      ),
  });
  const remove = async (lost: Lost) => {
    const agreed = await ask({
      title: `Remove ${lost.what} of ${name}?`,
      text: 'Do it when the person told you in person that it is lost. All sessions of the account end at once.',
      confirmLabel: lost.confirmLabel,
    });
    if (agreed) await removal.send(lost);
  };
  return (
    <>
      {element}
      {lostOf(account).map((lost) => (
        <SignInLine key={lost.factor} icon={lost.icon} title={lost.title} text={lost.text}>
          <Button
            size="sm"
            variant="secondary"
            busy={removal.busy}
            onClick={() => void remove(lost)}
          >
            {lost.confirmLabel}
          </Button>
        </SignInLine>
      ))}
      {removal.failure && (
        <p className={dialogs.failure} role="alert">
          Nothing was removed: {removal.failure}
        </p>
      )}
    </>
  );
}
