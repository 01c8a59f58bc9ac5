import type { AccountRow, PasswordLink } from '@evmandi/api/contract/accounts';
import { Button } from '@evmandi/ui/button';
import { useConfirm } from '@evmandi/ui/confirm';
import { IconKey, IconLock } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import dialogs from '../orders/panel/dialogs.module.css';
import { AccountFactors } from './account-factors.tsx';
import styles from './account-sign-in.module.css';
import { makeLink, switchAccount } from './send-roles.ts';
import { SignInLine } from './sign-in-line.tsx';

interface Props {
  account: AccountRow;
  onLink: (link: PasswordLink) => void;
  onDone: (text: string) => void;
}

/** How the person of an account gets in, and how that is ended. */
export function AccountSignIn({ account, onLink, onDone }: Props) {
  const { ask, element } = useConfirm();
  const link = useChange((_: null) => makeLink(account.id), { done: onLink });
  const off = useChange((_: null) => switchAccount(account, false), {
    done: (outcome) =>
      onDone(
        'done' in outcome
          ? `${account.name} is disabled and signed out everywhere.`
          : `Nothing was done: somebody else changed ${account.name} meanwhile. Look again.`,
      ),
  });
  const disable = async () => {
    const agreed = await ask({
      title: `Disable ${account.name}?`,
      text: 'All sessions of the account end at once, and it signs in nowhere until you enable it.',
      confirmLabel: 'Disable account',
    });
    if (agreed) await off.send(null);
  };
  const failure = link.failure || off.failure;
  return (
    <section className={styles.section} aria-label="Sign-in">
      {element}
      <SignInLine
        icon={<IconKey aria-hidden />}
        title="Password lost?"
        text="A link sets a new one, once, within an hour."
      >
        <Button size="sm" variant="secondary" busy={link.busy} onClick={() => void link.send(null)}>
          Make reset link
        </Button>
      </SignInLine>
      <SignInLine
        icon={<IconLock aria-hidden />}
        title="No longer here?"
        text="The account stays, and signs in nowhere."
      >
        <Button size="sm" variant="secondary" busy={off.busy} onClick={() => void disable()}>
          Disable account
        </Button>
      </SignInLine>
      <AccountFactors account={account} onDone={onDone} />
      {failure && (
        <p className={dialogs.failure} role="alert">
          It was not done: {failure}
        </p>
      )}
    </section>
  );
}
