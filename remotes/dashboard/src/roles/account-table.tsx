import type { AccountRow, RoleRow } from '@evmandi/api/contract/accounts';
import { Button } from '@evmandi/ui/button';
import { Pill } from '@evmandi/ui/pill';
import { Cell, type Column, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Moment } from '@evmandi/ui/time';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Initial } from '../initial.tsx';
import styles from './account-table.module.css';
import { aboutDealer, factorOf, STATES } from './account-words.ts';
import { CodeMark } from './code-mark.tsx';
import type { OpenDialog } from './roles-dialog.ts';

const COLUMNS: Column[] = [
  { label: 'Account' },
  { label: 'Role' },
  { label: 'Second factor' },
  { label: 'Last seen' },
  { label: 'Status' },
  { label: 'Actions', hidden: true },
];

interface Props {
  accounts: readonly AccountRow[];
  roles: readonly RoleRow[];
  /** Id of the account that looks. */
  own: string | undefined;
  busy: boolean;
  /** Id of the account whose press is under way. */
  sending: string | undefined;
  onOpen: OpenDialog;
  onApprove: (account: AccountRow) => void;
  onEnable: (account: AccountRow) => void;
}

/** Accounts with what is done most often to each. */
export function AccountTable(props: Props) {
  const { accounts, roles, own, busy, sending, ...presses } = props;
  return (
    <Table caption="Accounts" columns={COLUMNS} cardsBelow="52rem" busy={busy}>
      {accounts.map((account) => (
        <Row key={account.id} className={styles.row}>
          <RowHeader className={styles.name}>
            <span className={styles.person}>
              <Initial name={account.name} size="md" />
              <span className={styles.words}>
                {account.name}
                <span className={styles.username}>{account.username}</span>
              </span>
            </span>
          </RowHeader>
          <Cell label="Role" className={styles.fact}>
            <span className={styles.role}>
              {account.role.name}{' '}
              {roles
                .find(({ id }) => id === account.role.id)
                ?.permissions.map((code) => (
                  <CodeMark key={code} code={code} />
                ))}
            </span>
          </Cell>
          <Cell label="Second factor" className={styles.fact}>
            {factorOf(account)}
          </Cell>
          <Cell label="Last seen" className={styles.fact}>
            {account.lastUsedAt ? <Moment value={account.lastUsedAt} /> : 'Never'}
          </Cell>
          <Cell className={styles.status}>
            <Pill tone={STATES[account.state].tone}>{STATES[account.state].word}</Pill>
          </Cell>
          <Cell className={styles.actions}>
            <Actions account={account} own={own} sending={sending} {...presses} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

type ActionsProps = Pick<Props, 'own' | 'sending' | 'onOpen' | 'onApprove' | 'onEnable'> & {
  account: AccountRow;
};

function Actions({ account, own, sending, onOpen, onApprove, onEnable }: ActionsProps) {
  const whose = <VisuallyHidden> {account.name}</VisuallyHidden>;
  const busy = sending === account.id;
  if (account.id === own) return <span className={styles.you}>You</span>;
  const manage = (
    <Button size="sm" variant="secondary" onClick={() => onOpen({ kind: 'manage', account })}>
      Manage{whose}
    </Button>
  );
  if (account.state === 'waiting') {
    return (
      <>
        <span className={styles.about}>{aboutDealer(account)}</span>
        <span className={styles.buttons}>
          <Button size="sm" busy={busy} onClick={() => onApprove(account)}>
            Approve{whose}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => onOpen({ kind: 'decline', account })}
          >
            Decline{whose}
          </Button>
        </span>
      </>
    );
  }
  if (account.state === 'off') {
    return (
      <Button size="sm" variant="secondary" busy={busy} onClick={() => onEnable(account)}>
        Enable{whose}
      </Button>
    );
  }
  return manage;
}
