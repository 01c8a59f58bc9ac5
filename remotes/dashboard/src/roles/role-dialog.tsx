import type { RoleList, RoleRow } from '@evmandi/api/contract/accounts';
import { isPermissionCode } from '@evmandi/contract/domain/permissions';
import { Button } from '@evmandi/ui/button';
import { Checkbox } from '@evmandi/ui/checkbox';
import { useConfirm } from '@evmandi/ui/confirm';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { useStaleList } from '../clash/use-stale-list.ts';
import dialogs from '../orders/panel/dialogs.module.css';
import { CodeMark } from './code-mark.tsx';
import { permissionWords } from './permission-words.ts';
import { RoleConflict } from './role-conflict.tsx';
import styles from './role-dialog.module.css';
import { saveRole } from './role-values.ts';
import { makeRole, type Outcome, type RoleInput, removeRole } from './send-roles.ts';

interface Props {
  /** Undefined for a new one. */
  role: RoleRow | undefined;
  permissions: RoleList['permissions'];
  /** What was done, in words. */
  onDone: (text: string) => void;
  onClose: () => void;
}

async function send(role: RoleRow | undefined, input: RoleInput): Promise<Outcome<RoleRow>> {
  if (!role) return { done: await makeRole(input) };
  return saveRole(role, input);
}

/** A new role, or another name and other permissions of one. */
export function RoleDialog({ role, permissions, onDone, onClose }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  const [clash, setClash] = useState<{ mine: RoleInput; now: RoleRow }>();
  const { ask, element } = useConfirm();
  useStaleList(clash);
  const change = useChange((input: RoleInput) => send(role, input), {
    done: (outcome, input) => {
      if ('conflict' in outcome) setClash({ mine: input, now: outcome.conflict });
      else onDone(`Role ${outcome.done.name} saved. It holds from the next call on.`);
    },
  });
  const removal = useChange((one: RoleRow) => removeRole(one), {
    done: (_, { name }) => onDone(`Role ${name} removed.`),
  });
  const remove = async (one: RoleRow) => {
    const agreed = await ask({
      title: `Remove the role ${one.name}?`,
      text: 'No account has it. It can be made again, and the audit log keeps what it was.',
      confirmLabel: 'Remove role',
    });
    if (agreed) await removal.send(one);
  };
  const buyers = role !== undefined && role.kind !== 'staff';
  return (
    <>
      {clash && role && (
        <RoleConflict
          key={clash.now.version}
          read={role}
          {...clash}
          onDone={onDone}
          onClose={onClose}
          onBack={() => setClash(undefined)}
          onAgain={(now) => setClash({ ...clash, now })}
        />
      )}
      <Dialog
        title={role ? `Role ${role.name}` : 'New role'}
        description={
          role
            ? 'What changes holds for the next call of everybody who has the role.'
            : 'A name and what it lets its holders do.'
        }
        unsaved={unsaved}
        onClose={onClose}
      >
        {element}
        <Form
          change={change}
          read={(typed) => ({
            name: typed('name'),
            permissions: permissions
              .map(({ code }) => code)
              .filter(isPermissionCode)
              .filter((code) => typed(`code-${code}`) === 'on'),
            needsSecondFactor: typed('needsSecondFactor') === 'on',
          })}
          onChange={() => setUnsaved(true)}
        >
          <FormField name="name" label="Name">
            {(control) => <TextInput {...control} autoComplete="off" defaultValue={role?.name} />}
          </FormField>
          {buyers ? (
            <p className={styles.note}>
              People who register get this role: it holds no permission and cannot be removed.
            </p>
          ) : (
            <fieldset className={styles.codes}>
              <legend className={styles.legend}>Permissions</legend>
              {permissions.map(({ code, name }) => (
                <Checkbox
                  key={code}
                  name={`code-${code}`}
                  defaultChecked={role?.permissions.includes(code)}
                  label={
                    <span>
                      <b>{name}</b> <CodeMark code={code} />
                      <span className={styles.words}>{permissionWords(code, name)}</span>
                    </span>
                  }
                />
              ))}
            </fieldset>
          )}
          <Checkbox
            name="needsSecondFactor"
            defaultChecked={role?.needsSecondFactor}
            label={
              <span>
                <b>Needs a second factor</b>
                <span className={styles.words}>
                  A passkey, or a code of an app after the password. Who has neither adds an app at
                  the next sign-in; sessions that began without one end now.
                </span>
              </span>
            }
          />
          <FormFailure what="The role was not saved" />
          {removal.failure && (
            <p className={dialogs.failure} role="alert">
              The role was not removed: {removal.failure}
            </p>
          )}
          <div className={dialogs.buttons}>
            {role && !buyers && (
              <Button
                className={styles.remove}
                variant="ghost"
                busy={removal.busy}
                onClick={() => void remove(role)}
              >
                Remove role
              </Button>
            )}
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton>{role ? 'Save role' : 'Make role'}</SubmitButton>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
