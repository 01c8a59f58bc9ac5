import { loadCode, notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { useConfirm } from '@evmandi/ui/confirm';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconFingerprint, IconTrash } from '@evmandi/ui/icons';
import { Day, Moment } from '@evmandi/ui/time';
import { useChange } from '@evmandi/ui/use-change';
import { useOnDemand } from '@evmandi/ui/use-on-demand';
import { SettingRow } from '../account/setting-row.tsx';
import { toSection } from '../account/to-section.ts';
import { Refused } from '../parts/refused.tsx';
import { type Passkey, removePasskey } from './send-factors.ts';

/** One passkey of the account: where it is, when it was used. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, usedAt } = passkey;
  const { ask, element } = useConfirm();
  const renaming = useOnDemand(`Rename ${name}`, () =>
    loadCode(() => import('./rename-dialog.tsx'), 'auth/rename').then((m) => m.RenameDialog),
  );
  const removing = useChange((_: null) => removePasskey(id), {
    revalidate: true,
    done: () => {
      notify.success(`Passkey removed: ${name}`);
      toSection('sign-in');
    },
  });
  const remove = async () => {
    const agreed = await ask({
      title: `Remove the passkey “${name}”?`,
      text: 'It signs in here no more. Delete it on its device as well.',
      confirmLabel: 'Remove passkey',
    });
    if (agreed) await removing.send(null);
  };
  return (
    <SettingRow
      icon={<IconFingerprint size={20} aria-hidden />}
      name={`Passkey “${name}”`}
      text={
        <>
          Added <Day value={createdAt} />,{' '}
          {usedAt ? (
            <>
              used <Moment value={usedAt} />
            </>
          ) : (
            'never used'
          )}
          <Refused what="Not removed" why={removing.failure} />
        </>
      }
    >
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Rename passkey ${name}`}
        onClick={renaming.open}
        {...renaming.intent}
      >
        Rename
      </Button>
      <IconButton
        label={`Remove passkey ${name}`}
        disabled={removing.busy}
        onClick={() => void remove()}
      >
        <IconTrash aria-hidden />
      </IconButton>
      {element}
      {renaming.Content && <renaming.Content passkey={passkey} onClose={renaming.close} />}
    </SettingRow>
  );
}
