import { notify } from '@evmandi/runtime';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import styles from './factors.module.css';
import { type Passkey, renamePasskey } from './send-factors.ts';

interface Props {
  passkey: Passkey;
  onClose: () => void;
}

/** Another name for a passkey, so that its owner knows which device it is. */
export function RenameDialog({ passkey, onClose }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  const renaming = useChange(({ name }: { name: string }) => renamePasskey(passkey.id, name), {
    check: ({ name }): Record<string, string> =>
      name.trim() === '' ? { name: 'Enter a name, such as the device it is on' } : {},
    revalidate: true,
    done: () => {
      notify.success('Passkey renamed');
      onClose();
    },
  });
  return (
    <Dialog title="Rename passkey" unsaved={unsaved} onClose={onClose}>
      <Form
        className={styles.form}
        method="post"
        change={renaming}
        onInput={() => setUnsaved(true)}
        read={(typed) => ({ name: typed('name') })}
      >
        <FormFailure what="It was not renamed" />
        <FormField name="name" label="Name" hint="Such as the device it is on">
          {(control) => (
            <TextInput {...control} defaultValue={passkey.name} autoComplete="off" required />
          )}
        </FormField>
        <div>
          <SubmitButton>Save name</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
