import type { AccountRow, PasswordLink } from '@evmandi/api/contract/accounts';
import { formatMoment } from '@evmandi/contract/domain/dates';
import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { IconAlertTriangle, IconCopy } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import dialogs from '../orders/panel/dialogs.module.css';
import styles from './link-dialog.module.css';
import { withdrawLink } from './send-roles.ts';

const clock = (time: string) => formatMoment(time).replace(/^.*, /, '');

interface Props {
  account: AccountRow;
  link: PasswordLink;
  /** The link was ended before it was used. */
  onWithdrawn: (text: string) => void;
  onClose: () => void;
}

/** A one-time link, which nobody can read again once the dialog is closed. */
export function LinkDialog({ account, link, onWithdrawn, onClose }: Props) {
  const [said, setSaid] = useState('');
  const address = new URL(link.path, location.origin).href;
  const withdraw = useChange((_: null) => withdrawLink(account.id), {
    done: () => onWithdrawn(`The link for ${account.name} was withdrawn.`),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Copied.');
    } catch {
      setSaid('Your browser does not let us copy: mark the link and copy it yourself.');
    }
  };
  const { expiresAt, sessions, replacedFrom } = link;
  return (
    <Dialog
      title={`One-time link for ${account.name}`}
      description="It is shown once. After you close this window nobody can see it again, only make a new one."
      onClose={onClose}
      footerClassName={dialogs.foot}
      footer={
        <>
          <Button variant="secondary" busy={withdraw.busy} onClick={() => void withdraw.send(null)}>
            Revoke the link
          </Button>
          <Button onClick={onClose}>I passed it on, close</Button>
        </>
      }
    >
      <div className={styles.link}>
        <code className={styles.address}>{address}</code>
        <Button onClick={() => void copy()}>
          <IconCopy size={18} aria-hidden />
          Copy
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.term}>Valid until</dt>
          <dd className={styles.value}>{clock(expiresAt)}, for an hour</dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.term}>Works</dt>
          <dd className={styles.value}>
            once, for <b>{account.username}</b> only
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.term}>Sessions</dt>
          <dd className={styles.value}>
            {sessions === 0
              ? 'none is open'
              : `${counted(sessions, 'session')} ${sessions === 1 ? 'ends' : 'end'} when it is used`}
          </dd>
        </div>
        {replacedFrom && (
          <div className={styles.fact}>
            <dt className={styles.term}>Older link</dt>
            <dd className={styles.value}>made {clock(replacedFrom)}, no longer valid</dd>
          </div>
        )}
      </dl>
      <p className={styles.warning}>
        <IconAlertTriangle aria-hidden />
        <span>
          Give it in person or by phone call. Whoever has the link can set the password. It is in
          the audit log that you made it.
        </span>
      </p>
      {withdraw.failure && (
        <p className={dialogs.failure} role="alert">
          The link was not revoked: {withdraw.failure}
        </p>
      )}
    </Dialog>
  );
}
