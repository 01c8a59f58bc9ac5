import type { Factors } from '@evmandi/api/contract/factors';
import { loadCode, notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { useConfirm } from '@evmandi/ui/confirm';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconShieldCheck, IconTrash } from '@evmandi/ui/icons';
import { Pill } from '@evmandi/ui/pill';
import { useChange } from '@evmandi/ui/use-change';
import { useOnDemand } from '@evmandi/ui/use-on-demand';
import { SettingRow } from '../account/setting-row.tsx';
import { toSection } from '../account/to-section.ts';
import { Refused } from '../parts/refused.tsx';
import { removeApp } from './send-factors.ts';

/** The app whose codes follow the password. */
export function AppRow({ factors }: { factors: Factors }) {
  const { authenticator, needed, passkeys } = factors;
  const { ask, element } = useConfirm();
  const setup = useOnDemand('Set up an app', () =>
    loadCode(() => import('./app-dialog.tsx'), 'auth/app').then((m) => m.AppDialog),
  );
  const recovery = useOnDemand('Recovery codes', () =>
    loadCode(() => import('./recovery-dialog.tsx'), 'auth/recovery').then((m) => m.RecoveryDialog),
  );
  const removing = useChange((_: null) => removeApp(), {
    revalidate: true,
    done: () => {
      notify.success('The authenticator app was removed');
      toSection('sign-in');
    },
  });
  const remove = async () => {
    const agreed = await ask({
      title: 'Remove the authenticator app?',
      text: 'The password alone then signs in. Its recovery codes end as well.',
      confirmLabel: 'Remove app',
    });
    if (agreed) await removing.send(null);
  };
  const left = authenticator?.recoveryCodesLeft ?? 0;
  const words = authenticator
    ? 'Authenticator app, asked after the password.'
    : 'A code of an app after the password.';
  // The last one of a role that needs one stays.
  const mayRemove = authenticator && (!needed || passkeys.length > 0);
  return (
    <SettingRow
      icon={<IconShieldCheck size={20} aria-hidden />}
      name={
        <>
          Second factor{' '}
          <Pill tone={authenticator ? 'active' : 'inactive'}>{authenticator ? 'On' : 'Off'}</Pill>
        </>
      }
      text={
        <>
          {needed ? `${words} Your role needs a second factor.` : words}
          <Refused what="Not removed" why={removing.failure} />
        </>
      }
    >
      {authenticator ? (
        <Button variant="secondary" size="sm" onClick={recovery.open} {...recovery.intent}>
          Recovery codes ({left} left)
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label="Set up an authenticator app"
          onClick={setup.open}
          {...setup.intent}
        >
          Set up
        </Button>
      )}
      {mayRemove && (
        <IconButton
          label="Remove the authenticator app"
          disabled={removing.busy}
          onClick={() => void remove()}
        >
          <IconTrash aria-hidden />
        </IconButton>
      )}
      {element}
      {setup.Content && <setup.Content onClose={setup.close} />}
      {recovery.Content && <recovery.Content left={left} onClose={recovery.close} />}
    </SettingRow>
  );
}
