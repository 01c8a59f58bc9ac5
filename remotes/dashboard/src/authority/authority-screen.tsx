import { dayInIndia } from '@evmandi/contract/domain/dates';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconDownload, IconHistory, IconInfoCircle, IconPencil } from '@evmandi/ui/icons';
import { saveFile } from '@evmandi/ui/save-file';
import { Day } from '@evmandi/ui/time';
import { useMemo } from 'react';
import { Link, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { links } from '../links.ts';
import screenStyles from '../list/list-screen.module.css';
import type { AuthorityData } from './authority-loader.ts';
import { authorityAddress, readAuthorityQuery } from './authority-query.ts';
import styles from './authority-screen.module.css';
import { ByPerson } from './by-person.tsx';
import { ByRole, ByRoleList } from './by-role.tsx';
import { Guards } from './guards.tsx';
import { authorityCsv } from './may.ts';

const VIEWS = [
  ['role', 'By role'],
  ['person', 'By person'],
] as const;

/** Who may do what, in words, as the API enforces it. */
export function AuthorityScreen() {
  const { search: address } = useLocation();
  const query = useMemo(() => readAuthorityQuery(new URLSearchParams(address)), [address]);
  const { roles, authority, people } = useLoaderData<AuthorityData>();
  const busy = useNavigation().location?.pathname === links.authority;
  const save = () =>
    saveFile(`authority-${dayInIndia(Date.now())}.csv`, authorityCsv(authority, roles));
  return (
    <div className={screenStyles.screen}>
      <div className={styles.banner}>
        <IconInfoCircle className={styles.icon} aria-hidden />
        <p className={styles.says}>
          The table shows what the API enforces now, call by call. {formatNumber(authority.calls)}{' '}
          calls are checked against it at every release.
        </p>
        <Button variant="secondary" onClick={save}>
          <IconDownload size={18} aria-hidden />
          CSV
        </Button>
      </div>
      <Card as="section" className={screenStyles.card} aria-labelledby="authority-title">
        <div className={styles.head}>
          <div>
            <h2 id="authority-title" className={styles.title}>
              Who may do what
            </h2>
            <p className={styles.note}>
              {roles.changed ? (
                <>
                  Changed <Day value={roles.changed.at} /> by {roles.changed.by}
                </>
              ) : (
                'As the shop was set up'
              )}
            </p>
          </div>
          <nav className={styles.views} aria-label="Permissions">
            {VIEWS.map(([by, label]) => (
              <Link
                key={by}
                className={styles.view}
                to={authorityAddress({ by, q: undefined, page: 1 })}
                aria-current={by === query.by ? 'true' : undefined}
                preventScrollReset
              >
                {label}
              </Link>
            ))}
          </nav>
        </div>
        {people ? (
          <ByPerson people={people} roles={roles} query={query} busy={busy} />
        ) : (
          <>
            <ByRole authority={authority} roles={roles.roles} />
            <ByRoleList authority={authority} roles={roles.roles} />
          </>
        )}
        <div className={styles.foot}>
          <ButtonLink variant="secondary" to={`${links.audit}?group=accounts`}>
            <IconHistory size={18} aria-hidden />
            See earlier changes
          </ButtonLink>
          <ButtonLink to={links.roles}>
            <IconPencil size={18} aria-hidden />
            Change permissions
          </ButtonLink>
        </div>
      </Card>
      <Guards />
    </div>
  );
}
