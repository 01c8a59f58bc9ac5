import type { AccountRow } from '@evmandi/api/contract/accounts';
import { useSession } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconX } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import { useMemo, useState } from 'react';
import { useLoaderData, useLocation, useNavigation, useRevalidator } from 'react-router-dom';
import { links } from '../links.ts';
import screenStyles from '../list/list-screen.module.css';
import { useSearchText } from '../use-search-text.ts';
import { Accounts } from './accounts.tsx';
import { RoleCards } from './role-cards.tsx';
import type { RolesDialog } from './roles-dialog.ts';
import { RolesDialogs } from './roles-dialogs.tsx';
import type { RolesData } from './roles-loader.ts';
import { readRolesQuery } from './roles-query.ts';
import { decideDealer, switchAccount } from './send-roles.ts';

interface Quick {
  account: AccountRow;
  deed: 'approve' | 'enable';
}

/** Approves or enables at one press. */
async function quickly({ account, deed }: Quick): Promise<string> {
  if (deed === 'approve') {
    await decideDealer(account, null);
    return `${account.name} buys as a dealer from now on.`;
  }
  const outcome = await switchAccount(account, true);
  return 'done' in outcome
    ? `${account.name} is enabled and may sign in.`
    : `${account.name} was changed meanwhile: it is shown as it is now.`;
}

/** What roles let people do, and the accounts that have them. */
export function RolesScreen() {
  const { search: address } = useLocation();
  const query = useMemo(() => readRolesQuery(new URLSearchParams(address)), [address]);
  const { roles, accounts } = useLoaderData<RolesData>();
  const search = useSearchText();
  const { revalidate } = useRevalidator();
  const busy = useNavigation().location?.pathname === links.roles;
  const own = useSession((session) => session.user?.id);
  const [dialog, setDialog] = useState<RolesDialog>();
  const [news, setNews] = useState('');
  const done = (text: string) => {
    setDialog(undefined);
    setNews(text);
    void revalidate();
  };
  const quick = useChange(quickly, { done });
  const [pressed, setPressed] = useState<Quick>();
  const press = (next: Quick) => {
    setPressed(next);
    setNews('');
    void quick.send(next);
  };

  return (
    <div className={screenStyles.screen}>
      <RoleCards
        roles={roles.roles}
        onNew={() => setDialog({ kind: 'role', role: undefined })}
        onEdit={(role) => setDialog({ kind: 'role', role })}
      />
      <Accounts
        list={accounts}
        roles={roles.roles}
        query={query}
        search={search}
        own={own}
        busy={busy}
        sending={quick.busy ? pressed?.account.id : undefined}
        onOpen={setDialog}
        onApprove={(account) => press({ account, deed: 'approve' })}
        onEnable={(account) => press({ account, deed: 'enable' })}
      />
      <div className={screenStyles.bars}>
        <div role="status">
          {news && (
            <div className={screenStyles.news}>
              {news}
              <IconButton label="Close this message" onClick={() => setNews('')}>
                <IconX size={18} aria-hidden />
              </IconButton>
            </div>
          )}
        </div>
        <div role="alert">
          {quick.failure && pressed && (
            <div className={screenStyles.news}>
              {pressed.account.name}: {quick.failure}
              <Button size="sm" variant="secondary" onClick={() => void revalidate()}>
                Look again
              </Button>
            </div>
          )}
        </div>
      </div>
      <RolesDialogs
        dialog={dialog}
        roles={roles}
        onOpen={setDialog}
        onDone={done}
        onClose={() => setDialog(undefined)}
        onMade={() => void revalidate()}
      />
    </div>
  );
}
