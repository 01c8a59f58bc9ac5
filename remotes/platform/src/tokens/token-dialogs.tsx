import type { PlatformMadeToken, PlatformNewToken } from '@evmandi/api/contract/platform';
import { formatDayOf } from '@evmandi/contract/domain/dates';
import { MOST_TOKEN_DAYS } from '@evmandi/contract/platform/token-ends';
import { Button } from '@evmandi/ui/button';
import { Select } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { IconCopy } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import { useCopy } from '@evmandi/ui/use-copy';
import styles from '../dialogs/dialogs.module.css';
import { makeToken } from '../send.ts';

/** No remote has this name. */
const EVERYTHING = '*';
const DAYS = [7, 30, MOST_TOKEN_DAYS];

interface MakeProps {
  names: readonly string[];
  onMade: (token: PlatformMadeToken) => void;
  onClose: () => void;
}

/** Asks what a new token ships, and for how long. */
export function MakeTokenDialog({ names, onMade, onClose }: MakeProps) {
  const change = useChange((token: PlatformNewToken) => makeToken(token), {
    revalidate: true,
    done: onMade,
  });
  const read = (typed: (name: string) => string): PlatformNewToken => ({
    app: typed('app') === EVERYTHING ? null : typed('app'),
    days: Number(typed('days')),
  });
  return (
    <Dialog
      className={styles.dialog}
      title="Make a token"
      description="Give it to people who are trusted to write code for the site."
      onClose={onClose}
    >
      <Form change={change} read={read}>
        <FormField name="app" label="Ships">
          {(control) => (
            <Select {...control} defaultValue={names[0]}>
              {names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
              <option value={EVERYTHING}>Everything (administrator)</option>
            </Select>
          )}
        </FormField>
        <FormField name="days" label="Ends after">
          {(control) => (
            <Select {...control} defaultValue={MOST_TOKEN_DAYS}>
              {DAYS.map((days) => (
                <option key={days} value={days}>
                  {days} days
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormFailure what="No token was made" />
        <div className={styles.buttons}>
          <Button variant="secondary" className={styles.button} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton className={styles.button}>Make the token</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

interface MadeProps {
  token: PlatformMadeToken;
  onClose: () => void;
}

/** A new token, which nobody can read again once the dialog is closed. */
export function MadeTokenDialog({ token: { id, text, endsAt }, onClose }: MadeProps) {
  const { copy, said } = useCopy();
  const ends = endsAt ? ` It ends on ${formatDayOf(endsAt)}.` : '';
  return (
    <Dialog
      className={styles.dialog}
      title={`Token ${id}`}
      description={`It is shown once.${ends} After you close this window nobody can see it again, only make another one.`}
      onClose={onClose}
    >
      <div className={styles.token}>
        <code className={styles.text}>{text}</code>
        <Button onClick={() => void copy(text)}>
          <IconCopy size={18} aria-hidden />
          Copy
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onClose}>
          I passed it on, close
        </Button>
      </div>
    </Dialog>
  );
}
