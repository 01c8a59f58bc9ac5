import type { AccountList, RoleList } from '@evmandi/api/contract/accounts';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconUsers } from '@evmandi/ui/icons';
import { SearchField } from '@evmandi/ui/search-field';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Link } from 'react-router-dom';
import { Initial } from '../initial.tsx';
import { links } from '../links.ts';
import { ListFoot } from '../list/list-foot.tsx';
import { useSearchText } from '../use-search-text.ts';
import { type AuthorityQuery, authorityAddress } from './authority-query.ts';
import styles from './by-person.module.css';
import { MayMark } from './may-mark.tsx';

interface Props {
  people: AccountList;
  roles: RoleList;
  query: AuthorityQuery;
  busy: boolean;
}

/** Staff with the permissions that their role gives them. */
export function ByPerson({ people, roles, query, busy }: Props) {
  const search = useSearchText();
  const { accounts, page } = people;
  const heldBy = (roleId: string) => roles.roles.find(({ id }) => id === roleId)?.permissions ?? [];
  return (
    <>
      <div className={styles.tools}>
        <SearchField {...search} label="Search people" placeholder="Name or username" />
      </div>
      {accounts.length > 0 ? (
        <Table
          caption="People and their permissions"
          cardsBelow="52rem"
          busy={busy}
          columns={[
            { label: 'Person' },
            { label: 'Role' },
            ...roles.permissions.map(({ code, name }) => ({ label: `${name} ${code}` })),
          ]}
        >
          {accounts.map(({ id, name, username, role, active }) => (
            <Row key={id} className={styles.row}>
              <RowHeader className={styles.name}>
                <span className={styles.person}>
                  <Initial name={name} />
                  <Link className={styles.link} to={links.accountsFound(username)}>
                    {name}
                  </Link>
                  {!active && <span className={styles.off}>disabled</span>}
                </span>
              </RowHeader>
              <Cell label="Role">{role.name}</Cell>
              {roles.permissions.map((permission) => (
                <Cell key={permission.code} label={`${permission.name} ${permission.code}`}>
                  <MayMark
                    word={active && heldBy(role.id).includes(permission.code) ? 'Yes' : 'No'}
                  />
                </Cell>
              ))}
            </Row>
          ))}
        </Table>
      ) : (
        <EmptyState
          icon={<IconUsers />}
          title="No people found"
          text={`Nobody of the staff is called “${query.q ?? ''}”.`}
        />
      )}
      <ListFoot
        page={page}
        noun="account"
        hrefFor={(number) => authorityAddress({ ...query, page: number })}
      />
    </>
  );
}
