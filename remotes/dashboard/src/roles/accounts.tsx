import type { AccountList, AccountRow, RoleRow } from '@evmandi/api/contract/accounts';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconUserPlus } from '@evmandi/ui/icons';
import { SearchField } from '@evmandi/ui/search-field';
import { ListFoot } from '../list/list-foot.tsx';
import screenStyles from '../list/list-screen.module.css';
import tools from '../list/list-tools.module.css';
import { NoRows } from '../list/no-rows.tsx';
import { StatusTabs } from '../list/status-tabs.tsx';
import type { useSearchText } from '../use-search-text.ts';
import { AccountTable } from './account-table.tsx';
import type { OpenDialog } from './roles-dialog.ts';
import { type AccountsTab, type RolesQuery, rolesAddress } from './roles-query.ts';

const TABS: readonly (readonly [label: string, kind: AccountsTab | undefined])[] = [
  ['All', undefined],
  ['Staff', 'staff'],
  ['Dealers', 'dealer'],
  ['Customers', 'customer'],
  ['Waiting', 'waiting'],
];

interface Props {
  list: AccountList;
  roles: readonly RoleRow[];
  query: RolesQuery;
  search: ReturnType<typeof useSearchText>;
  own: string | undefined;
  busy: boolean;
  sending: string | undefined;
  onOpen: OpenDialog;
  onApprove: (account: AccountRow) => void;
  onEnable: (account: AccountRow) => void;
}

/** All accounts, those that wait for an approval among them. */
export function Accounts({ list, roles, query, search, onOpen, ...table }: Props) {
  const { accounts, page, counts } = list;
  const at = (change: Partial<RolesQuery>) => rolesAddress({ ...query, page: 1, ...change });
  return (
    <Card as="section" className={screenStyles.card} aria-label="Accounts">
      <div className={tools.tools}>
        <StatusTabs
          label="Accounts of"
          tabs={TABS.map(([label, kind]) => ({
            label,
            to: at({ kind }),
            current: kind === query.kind,
            count: counts[kind ?? 'all'],
          }))}
        />
        <div className={tools.end}>
          <SearchField
            {...search}
            className={tools.find}
            label="Search accounts"
            placeholder="Name, username or phone"
          />
          <Button onClick={() => onOpen({ kind: 'new-account' })}>
            <IconUserPlus size={18} aria-hidden />
            New account
          </Button>
        </div>
      </div>
      {accounts.length > 0 ? (
        <AccountTable {...table} accounts={accounts} roles={roles} onOpen={onOpen} />
      ) : (
        <NoRows
          page={page}
          nouns="accounts"
          narrowed={
            query.q
              ? `No account has “${query.q}” in its name, username, company or phone number.`
              : query.kind
                ? 'There is none of this kind.'
                : ''
          }
          first={at({})}
          all={rolesAddress({ kind: undefined, q: undefined, page: 1 })}
          onClearSearch={query.q ? () => search.onText('') : undefined}
          none={{ text: 'Make the first one.' }}
        />
      )}
      <ListFoot page={page} noun="account" hrefFor={(number) => at({ page: number })} />
    </Card>
  );
}
